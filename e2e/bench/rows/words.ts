/** Words of generated texts, the most frequent first; the last ones occur once in some thousand texts. */
export const words = `comunidade voluntários doações famílias crianças encontro praça sábado sopa café manhã alimentos
cestas básicas roupas bairro escola equipe jovens mães oficina leitura horta reunião parceria campanha inverno agasalhos
cobertores brinquedos livros música capoeira teatro dança futebol torneio merenda refeições cozinha panela feijão arroz
farinha óleo leite frutas verduras pão bolo suco água limpeza higiene sabonete fraldas remédios saúde vacina dentista
enfermeira médica consulta acolhimento conversa escuta respeito inclusão acessibilidade idosos visita asilo hospital
creche professor professora aula reforço matemática português informática computador curso currículo emprego entrevista
costura bordado crochê artesanato feira bazar rifa almoço jantar festa junina quadrilha natal páscoa presente alegria
sorriso abraço gratidão história memória fotografia exposição mural pintura grafite reciclagem árvores mudas jardim
compostagem rio nascente mutirão reforma telhado tijolo cimento tinta marceneiro eletricista encanador ferramentas
transporte caminhão bicicleta caminhada corrida maratona ginástica alongamento quintal galinheiro ovos mel abelhas
biblioteca gibi poesia sarau violão flauta tambor coral ensaio palco plateia ingresso caixa planilha prestação contas
transparência recibo nota depósito pix banco tesouraria assembleia estatuto ata eleição diretoria conselho edital projeto
relatório indicador meta prazo entrega recebimento estoque validade triagem separação montagem embalagem etiqueta
quermesse paróquia terreiro sinagoga mesquita irmandade solidariedade caridade partilha cuidado afeto coragem esperança
quilombo aldeia ribeirinha palafita sertão caatinga mandacaru jabuticaba pitanga maracujá cupuaçu tapioca mungunzá`
  .split(/\s+/)
  .filter(Boolean);

/** Search words that occur in every third text, in one of dozens, in one of thousands. */
export const searches = { common: "comunidade", middling: "limpeza", rare: "mandacaru" };
