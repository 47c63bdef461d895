/** The nova: five people with raised arms make a star. */
import { at, c, disc, fibres, path, rect } from "./paper";
import * as place from "./places";

export const ember = "#D2471E";
const somebody = (color: string) =>
  path(
    "M0 -3.500C-4 -8 -11 -11.500 -9.800 -20Q-5.500 -13.800 0 -13.800Q5.500 -13.800 9.800 -20C11 -11.500 4 -8 0 -3.500Z",
    color,
  ) + disc(0, -21.6, 5.9, color);
/** Drawn 64 wide, around its centre. */
export const nova = (color: string = ember, heart: string = c.marigold) =>
  [0, 72, 144, 216, 288].map((turn) => at(0, 0, somebody(color), 1, turn)).join("") + disc(0, 0, 6.6, heart);

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Projeto Nova</title>${inner}</svg>\n`;
export const logo = () => svg(at(32, 33.2, nova(), 1.12));
export const icon = () => svg(rect(0, 0, 64, 64, c.cream, 15) + at(32, 33, nova(), 1));

/** To the edges, because phones cut it to their shape; what must be seen lies within the middle four fifths. */
export const maskableIcon = () => svg(rect(0, 0, 64, 64, c.cream) + at(32, 32.8, nova(), 0.82));

/** What an item without a picture shows. */
export const fallback = () =>
  [
    rect(0, 0, 1600, 1000, "#FBEBCB"),
    disc(800, 450, 560, c.honey, 0.22),
    disc(800, 450, 420, c.honey, 0.35),
    disc(800, 450, 300, c.marigold, 0.55),
    ...Array.from({ length: 15 }, (_, i) =>
      at(800, 450, path("M-7 -330L7 -330L3 -396Q0 -404 -3 -396Z", c.terracotta, 0.55), 1, i * 24 + 12),
    ),
    at(800, 436, nova(ember, "#FBEBCB"), 7.6),
    place.hills(
      [
        [0, 640],
        [340, 590],
        [760, 690],
        [1160, 610],
        [1600, 660],
      ],
      1000,
      c.sage,
    ),
    place.street(90, 736, 2, 0.5, 1),
    place.street(1200, 730, 3, 0.5, 4),
    place.hills(
      [
        [0, 720],
        [420, 790],
        [860, 690],
        [1260, 780],
        [1600, 700],
      ],
      1000,
      c.leaf,
    ),
    place.tree(330, 800, 0.5),
    place.ipe(1170, 800, 0.42, c.ember, c.rose),
    place.hills(
      [
        [0, 860],
        [500, 780],
        [1000, 880],
        [1600, 800],
      ],
      1000,
      c.green,
    ),
    fibres(0, 850, 1600, 140, c.leaf, 50, 0.5),
  ].join("");
