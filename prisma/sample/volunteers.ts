import type { SampleVolunteer } from "./types";

export const sampleVolunteers: SampleVolunteer[] = [
  {
    name: "Marlene Aparecida Souza",
    profissao: "Merendeira aposentada",
    tipo: "Coordenação da cozinha",
    descricao:
      "Passei trinta anos cozinhando para criança dos outros e, quando parei, a casa ficou grande demais. Aqui a panela é de vinte litros e nunca sobra.",
    tel: "(34) 90000-0011",
    portraitSeed: "marlene",
    active: true,
  },
  {
    name: "Wellington Ferreira",
    profissao: "Motorista de caminhão",
    tipo: "Logística e entregas",
    descricao:
      "Entrei para fazer um frete só. O frete era de cestas, a senhora me deu um café, e no mês seguinte eu já estava fazendo a rota.",
    tel: "(34) 90000-0012",
    portraitSeed: "wellington",
    active: true,
  },
  {
    name: "Rosângela Batista",
    profissao: "Assistente social",
    tipo: "Acolhimento e treinamentos",
    descricao:
      "No trabalho eu tenho quinze minutos por pessoa. No Nova eu tenho uma manhã. Muita coisa se resolve só porque deu tempo de escutar até o fim.",
    tel: "(34) 90000-0013",
    portraitSeed: "rosangela",
    active: true,
  },
  {
    name: "Ana Clara Rezende",
    profissao: "Professora",
    tipo: "Reforço escolar e leitura",
    descricao:
      "As crianças me ensinaram a explicar a mesma conta de cinco jeitos. O melhor deles quase sempre é de um aluno.",
    tel: "(34) 90000-0014",
    portraitSeed: "ana-clara",
    active: true,
  },
  {
    name: "Osvaldo Pereira Lima",
    profissao: "Pedreiro aposentado",
    tipo: "Horta e manutenção",
    descricao:
      "Vim consertar uma torneira e fui ficando. Hoje cuido da horta e conto caso para menino. A torneira está boa até hoje.",
    tel: "(34) 90000-0015",
    portraitSeed: "osvaldo",
    active: true,
  },
  {
    name: "Jussara Nunes",
    profissao: "Enfermeira",
    tipo: "Saúde e primeiros socorros",
    descricao:
      "Depois de um plantão eu devia ir dormir. Mas uma pressão medida na praça evita muita ambulância, então eu passo antes pela praça.",
    tel: "(34) 90000-0016",
    portraitSeed: "jussara",
    active: true,
  },
  {
    name: "Thiago Alves Mendonça",
    profissao: "Estudante de design",
    tipo: "Murais e comunicação",
    descricao:
      "Cresci olhando para um muro cinza. Faz diferença saber que a turma que vem depois de mim cresce olhando para um ipê.",
    tel: "(34) 90000-0017",
    portraitSeed: "thiago",
    active: true,
  },
  {
    name: "Ivone Tavares Moraes",
    profissao: "Costureira",
    tipo: "Agasalhos e oficina de costura",
    descricao: "Roupa doada merece botão no lugar. Quem veste percebe. Enquanto a máquina aguentar, eu também aguento.",
    tel: "(34) 90000-0018",
    portraitSeed: "ivone",
    active: true,
  },
  {
    name: "Caio Henrique Duarte",
    profissao: "Educador físico",
    tipo: "Esporte com as crianças",
    descricao: "Ninguém fica no banco comigo. Eu já venho com a minha cadeira, não preciso de mais gente sentada.",
    tel: "(34) 90000-0019",
    portraitSeed: "caio",
    active: true,
  },
];
