/** What the sample organisation does with a Pix; an organisation of its own writes what is true of it. */
export const SAMPLE_EXAMPLES = [
  { amount: "20", text: "doze cafés com pão na praça" },
  { amount: "50", text: "um mês de lápis e caderno para três crianças" },
  { amount: "100", text: "uma cesta com arroz, feijão, óleo e leite para uma família" },
];
