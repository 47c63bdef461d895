import { at, c, closer, disc, fibres, line, oval, path, pattern, rect, sheet, skin } from "./paper";
import { person } from "./people";
import * as place from "./places";
import * as thing from "./things";

const grey = "#C9C2BC";
const [, s1, s2, s3, s4, s5] = skin;

function rodaDeTreinamento() {
  const seatFor = (x: number, y: number, color: string) => thing.chair(x, y, 1.24, color);
  return [
    place.interior(c.cream2, "#D9A773", 720), rect(0, 0, 1600, 720, pattern("waves", c.cream2, c.sand, 90), 0, 0.4), fibres(0, 750, 1600, 240, c.woodDark, 60, 0.35),
    place.windowFrame(130, 100, 280, 330, rect(130, 100, 280, 330, c.pale) + place.sun(210, 190, 36) + place.hills([[110, 360], [260, 300], [440, 370]], 500, c.leaf) + place.ipe(340, 450, 0.6)),
    place.windowFrame(1190, 100, 280, 330, rect(1190, 100, 280, 330, c.pale) + place.cloud(1330, 180, 0.6) + place.hills([[1170, 350], [1340, 290], [1500, 360]], 500, c.leaf) + place.street(1200, 440, 2, 0.7, 3)),
    // flip chart with hand-drawn hearts and houses
    line("M660 690L700 90M980 690L940 90", c.woodDark, 14), sheet("M640 90H1000V420H640Z", c.white), path("M760 220c-22 -30 -60 -6 -42 22l42 34l42 -34c18 -28 -20 -52 -42 -22z", c.ember), path("M860 270V220L900 184L940 220V270Z", c.green), line("M700 330h240M700 366h180", c.sky, 9), line("M802 246h44", c.marigold, 8), rect(630, 78, 380, 20, c.woodDark, 4),
    place.rug(800, 870, 640, 110, c.ember, c.honey),
    person({ x: 640, y: 440, s: 1.34, skin: s4, hair: "bob", glasses: true, top: c.green, collar: c.white, bottom: c.plum, skirt: true, turn: 0.4, eyes: "happy", mouth: "laugh", earring: c.marigold, feet: [[-30, 318], [34, 318]], L: { reach: [560, 590] }, R: { reach: [760, 470] } }),
    seatFor(960, 690, c.wood), person({ x: 960, y: 500, s: 1.26, skin: s1, hair: "beanie", cloth: c.ember, beard: "#5A3A2A", top: c.lake, bottom: c.ink, turn: -0.5, eyes: "happy", seat: "left", L: { reach: [900, 690] }, R: { reach: [990, 680] } }),
    at(800, 850, thing.shadow(0, 60, 90, 12) + line("M0 0V56", c.woodDark, 18) + sheet("M-100 -4A100 22 0 0 1 100 -4A100 22 0 0 1 -100 -4Z", c.wood, 0, 8)), thing.coffeePot(776, 848, 0.8, c.lake), thing.cup(846, 852, 0.8),
    seatFor(300, 770, c.wood), person({ x: 300, y: 540, s: 1.42, skin: s3, hair: "curly", top: c.terracotta, sleeve: "short", bottom: c.ink, seat: "right", turn: 0.7, eyes: "happy", mouth: "laugh", shoes: c.marigold, L: { reach: [250, 740] }, R: { reach: [410, 640] } }),
    seatFor(1330, 770, c.wood), person({ x: 1330, y: 536, s: 1.42, skin: s2, hair: "short", hairColor: grey, wrinkles: true, top: pattern("check", c.pale, c.plum, 36), sleeveColor: c.plum, bottom: c.green, seat: "left", turn: -0.7, eyes: "happy", mouth: "smile", shoes: c.ink, L: { reach: [1240, 720] }, R: { reach: [1370, 720] } }),
    person({ x: 560, y: 640, s: 1.34, back: true, skin: s5, hair: "locs", top: c.marigold, sleeve: "short", bottom: c.plum, L: { to: [-60, 150] }, R: { to: [64, 150] } }), rect(492, 880, 136, 70, c.plum, 20), thing.chair(560, 868, 0.94, c.green),
    // wheelchair, from behind at three quarters
    person({ x: 1060, y: 640, s: 1.34, back: true, skin: s1, hair: "ponytail", hairColor: "#8A4B26", cloth: c.green, top: c.rose, sleeve: "short", turn: -0.3, L: { reach: [980, 820] }, R: { reach: [1140, 820] } }), rect(970, 720, 180, 130, c.ink, 16), line("M960 720V900M1160 720V900", c.ink, 12), line("M946 700h30M1144 700h30", c.ink, 14), oval(946, 900, 20, 92, "none"), at(946, 892, oval(0, 0, 22, 92, c.ink) + oval(0, 0, 12, 78, "#D9A773")), at(1176, 892, oval(0, 0, 22, 92, c.ink) + oval(0, 0, 12, 78, "#D9A773")), rect(960, 880, 204, 12, "#7C898C", 6),
    
  ].join("");
}

function primeirosSocorros() {
  const gauze = (x: number, y: number) => at(x, y, rect(-46, -30, 92, 60, c.white, 20) + line("M-20 -30L-34 30M4 -30L-10 30M28 -30L14 30", c.sky, 4));
  return closer(1.14, 800, 160, [
    place.interior(c.pale, c.wood, 830), rect(0, 560, 1600, 256, c.sky, 0, 0.6), rect(0, 552, 1600, 12, c.lake), fibres(0, 850, 1600, 140, c.woodDark, 40, 0.4),
    place.windowFrame(110, 110, 260, 320, rect(110, 110, 260, 320, c.sky) + place.hills([[90, 340], [220, 280], [400, 350]], 500, c.leaf) + place.sun(300, 190, 34)),
    sheet("M1180 110H1480V400H1180Z", c.white), disc(1330, 210, 44, c.rose), path("M1270 360Q1270 270 1330 268Q1390 270 1390 360Z", c.rose), line("M1330 290v50M1306 314h48", c.white, 12), rect(1170, 98, 320, 18, c.woodDark, 4),
    rect(590, 190, 380, 16, c.woodDark), thing.potted(640, 190, 0.8, c.ember), thing.shelfOfBooks(700, 190, 150, 1), thing.blanket(910, 190, 0.6, c.lake, c.white), thing.blanket(910, 172, 0.6, c.white, c.sky),
    person({ x: 290, y: 480, s: 1.42, skin: s2, hair: "cap", cloth: c.ember, top: c.honey, sleeve: "short", turn: 0.7, eyes: "open", mouth: "smile", L: { reach: [210, 700] }, R: { reach: [340, 690] } }),
    person({ x: 1322, y: 470, s: 1.4, skin: s3, hair: "scarf", cloth: c.marigold, top: c.plum, sleeve: "short", turn: -0.7, eyes: "open", mouth: "smile", build: 1.1, belly: 8, L: { reach: [1250, 720] }, R: { reach: [1396, 720] } }),
    person({ x: 480, y: 450, s: 1.36, skin: s5, hair: "fade", top: c.terracotta, turn: 0.6, eyes: "open", glasses: true, mouth: "smile", L: { reach: [420, 690] }, R: { reach: [540, 700] } }),
    person({ x: 1060, y: 490, s: 1.56, skin: s1, hair: "ponytail", cloth: c.ember, hairColor: "#6B3A22", top: c.marigold, sleeve: "none", turn: -0.5, eyes: "happy", mouth: "laugh", R: { reach: [1150, 740] } }),
    person({ x: 710, y: 400, s: 1.6, skin: s4, hair: "bun", top: c.lake, sleeve: "short", vest: c.white, turn: 0.6, tilt: 5, eyes: "down", mouth: "smile", earring: c.honey }),
    person({ x: 1060, y: 490, s: 1.56, skin: s1, hair: "bald", top: c.marigold, sleeve: "none", armsOnly: true, L: { reach: [842, 668] } }), at(896, 668, gauze(0, 0), 0.9, -8),
    person({ x: 710, y: 400, s: 1.6, skin: s4, hair: "bald", top: c.lake, sleeve: "short", armsOnly: true, L: { reach: [822, 690] }, R: { reach: [924, 622] } }),
    place.table(160, 780, 1280, 300, c.white, c.green), rect(160, 806, 1280, 220, c.green), rect(160, 806, 1280, 22, c.ink, 0, 0.16), [480, 800, 1120].map((x) => line(`M${x} 830V1000`, c.forest, 5)).join(""),
    at(440, 786, thing.shadow(0, 4, 130, 12) + rect(-40, -140, 80, 40, "none") + line("M-36 -116Q-36 -146 0 -146Q36 -146 36 -116", c.ink, 12) + rect(-120, -120, 240, 124, c.ember, 16) + rect(60, -120, 60, 124, c.ink, 16, 0.12) + disc(0, -58, 40, c.white) + line("M0 -80v44M-22 -58h44", c.green, 15)),
    [0, 1, 2].map((i) => at(1130 + i * 64, 782 - (i === 1 ? 4 : 0), rect(-26, -30, 46, 36, c.pale, 6) + oval(20, -12, 10, 18, c.sky) + oval(20, -12, 4, 8, c.lake))).join(""), thing.scissors(640, 776, 80, 0.9), path("M960 772q60 -30 110 -6q-10 24 -50 22q-40 4 -60 -16z", c.rose), thing.glass(1330, 786, 1, c.sky), thing.cup(250, 784, 0.9, c.honey),
  ].join(""));
}

export const trainingScenes = { "roda-de-treinamento": rodaDeTreinamento, "primeiros-socorros": primeirosSocorros };
