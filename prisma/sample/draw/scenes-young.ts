import { at, c, closer, disc, fibres, line, oval, path, pattern, rect, sheet, skin } from "./paper";
import { person } from "./people";
import * as place from "./places";
import * as thing from "./things";

const grey = "#C9C2BC";
const [, s1, s2, s3, s4, s5] = skin;

function reforcoEscolar() {
  return closer(1.16, 800, 190, [
    place.interior(c.cream2, c.wood, 840), rect(0, 0, 1600, 300, c.honey, 0, 0.35), fibres(0, 860, 1600, 130, c.woodDark, 40, 0.4),
    // board with a drawn lesson: shapes instead of words
    sheet("M520 90H1040V360H520Z", c.woodDark), rect(536, 106, 488, 238, c.green), disc(640, 226, 66, c.mist, 0.25), path("M640 226V160A66 66 0 0 1 697 259Z", c.honey), line("M640 226V160M640 226L697 259M640 226L583 259", c.white, 4), line("M790 270L850 160L910 270Z", c.rose, 6), line("M930 180h60M960 150v60M930 250h60", c.white, 7),
    rect(1130, 300, 400, 18, c.woodDark), rect(1130, 480, 400, 18, c.woodDark), thing.shelfOfBooks(1146, 300, 250), thing.potted(1462, 300, 0.86, c.ember), thing.shelfOfBooks(1140, 480, 370, 3),
    place.windowFrame(110, 110, 280, 340, rect(110, 110, 280, 340, c.pale) + place.sun(320, 200, 36) + place.hills([[90, 380], [220, 310], [420, 390]], 600, c.leaf) + place.tree(180, 480, 0.8)),
    person({ x: 690, y: 400, s: 1.56, skin: s4, hair: "turban", cloth: c.ember, top: c.marigold, sleeve: "short", turn: 0.6, tilt: 5, headX: 6, eyes: "down", mouth: "smile", earring: c.ember, L: { reach: [560, 660] }, R: { reach: [890, 664] } }),
    person({ x: 370, y: 560, s: 1.66, kid: true, skin: s2, hair: "short", top: pattern("bands", c.white, c.lake, 30), sleeveColor: c.lake, sleeve: "short", turn: 0.6, tilt: 6, eyes: "down", mouth: "calm", L: { reach: [310, 734] }, R: { reach: [500, 738], holds: (x, y) => at(x + 6, y + 2, rect(-4, -50, 9, 60, c.ember, 2), 1, 24) } }),
    person({ x: 990, y: 548, s: 1.66, kid: true, skin: s5, hair: "puffs", cloth: c.marigold, top: c.rose, sleeve: "short", turn: -0.5, tilt: -4, eyes: "happy", mouth: "laugh", L: { reach: [900, 736] }, R: { reach: [1070, 740] } }),
    person({ x: 1270, y: 566, s: 1.64, kid: true, skin: s1, hair: "bob", hairColor: "#6B3A22", glasses: true, top: c.green, sleeve: "short", collar: c.honey, turn: -0.6, eyes: "down", L: { reach: [1180, 742], holds: (x, y) => at(x - 4, y + 2, rect(-4, -50, 9, 60, c.lake, 2), 1, -20) }, R: { reach: [1350, 742] } }),
    place.table(150, 780, 1300, 300, "#D9A066", c.woodDark), rect(150, 806, 1300, 26, c.woodDark), rect(150, 832, 1300, 200, c.plum), rect(150, 832, 1300, 20, c.ink, 0, 0.2),
    thing.notebook(450, 784, 1.1, -3), thing.notebook(930, 784, 1.1, 2, c.honey), thing.notebook(1220, 788, 1.1, -2), thing.books(680, 780, 1, 4), thing.pencils(800, 786, 1), thing.glass(590, 788, 0.9, c.terracotta), thing.books(240, 786, 0.9, 2, 3), disc(1090, 766, 22, c.ember), path("M1090 746q2 -14 14 -16q0 12 -14 16z", c.leaf), thing.openBook(1366, 770, 0.7, c.ember),
  ].join(""));
}

function pipasEBaloes() {
  return [
    rect(0, 0, 1600, 1000, c.sky), path("M0 0H1600V300Q800 420 0 260Z", c.pale, 0.6), place.sun(250, 190, 88), place.cloud(620, 330, 0.9), place.cloud(1390, 380, 0.8), place.cloud(1000, 90, 0.6),
    place.hills([[0, 560], [300, 450], [700, 550], [1150, 440], [1600, 540]], 1000, c.sage), place.street(820, 640, 4, 0.74, 2), place.hills([[0, 640], [380, 590], [900, 660], [1600, 590]], 1000, c.leaf), place.ipe(110, 690, 0.9), place.tree(1520, 680, 1),
    path("M0 780Q500 700 1600 790V1000H0Z", c.green), place.grass(0, 760, 1600, c.leaf, 70), path("M0 900Q600 820 1600 930V1000H0Z", c.forest, 0.35),
    line("M470 720Q560 480 622 282", c.ink, 3, 0.6), line("M850 640Q980 440 1062 336", c.ink, 3, 0.6), line("M1180 600Q1290 420 1364 232", c.ink, 3, 0.6),
    thing.kite(650, 180, 1.2, c.ember, c.marigold, 16), thing.kite(1096, 260, 0.95, c.green, c.rose, 24), thing.kite(1350, 140, 1.05, c.plum, c.terracotta, -10),
    person({ x: 800, y: 600, s: 1.5, kid: true, skin: s3, hair: "afro", top: c.ember, sleeve: "short", bottom: c.honey, turn: 0.6, tilt: -8, eyes: "happy", mouth: "laugh", feet: [[-128, 206], [80, 254]], run: true, toes: [1, 1], shoes: c.plum, lean: -14, L: { reach: [690, 690] }, R: { reach: [856, 640] } }),
    person({ x: 430, y: 660, s: 1.56, kid: true, skin: s1, hair: "braids", hairColor: "#5A2F1C", cloth: c.ember, top: c.lake, sleeve: "short", bottom: c.marigold, skirt: true, turn: 0.4, tilt: -6, eyes: "happy", mouth: "laugh", feet: [[-124, 168], [58, 258]], run: true, toes: [1, 1], lean: -12, L: { reach: [330, 640] }, R: { reach: [474, 716] } }),
    person({ x: 1150, y: 560, s: 1.5, kid: true, skin: s5, hair: "puffs", cloth: c.marigold, top: pattern("dots", c.rose, c.ember, 24), sleeve: "short", sleeveColor: c.rose, bottom: c.plum, turn: 0.5, tilt: -6, eyes: "happy", mouth: "smile", feet: [[-60, 268], [64, 258]], toes: [1, 1], shoes: c.ember, L: { reach: [1090, 700] }, R: { reach: [1188, 600] } }),
    thing.balloon(1410, 500, 1.1, c.marigold, [1340, 760]), thing.balloon(1330, 540, 1, c.ember, [1340, 760]), thing.balloon(1480, 570, 0.95, c.rose, [1340, 760]),
    person({ x: 1330, y: 730, s: 1.36, kid: true, skin: s2, hair: "cap", cloth: c.ember, top: c.white, sleeve: "short", bottom: c.lake, turn: -0.5, eyes: "happy", mouth: "laugh", feet: [[-52, 236], [44, 262]], toes: [-1, -1], L: { reach: [1266, 850] }, R: { reach: [1342, 768] } }),
    thing.shadow(430, 985, 90, 10), thing.shadow(800, 905, 100, 10), thing.shadow(1150, 868, 90, 10), place.bird(900, 190, 0.8), place.bird(960, 220, 0.6),
  ].join("");
}

function cantoDeLeitura() {
  return [
    rect(0, 0, 1600, 1000, c.pale), place.sun(1330, 170, 80), place.cloud(1030, 150, 0.7), place.hills([[0, 480], [420, 390], [900, 480], [1300, 390], [1600, 450]], 1000, c.sage), place.street(1010, 600, 4, 0.84, 1),
    path("M0 610Q500 570 1600 620V1000H0Z", c.leaf), place.grass(0, 660, 1600, c.green, 60),
    at(430, 760, path("M-70 20C-40 -120 -60 -300 -110 -480H110C60 -300 50 -120 90 20Z", c.woodDark) + path("M30 20C20 -120 40 -300 80 -480H110C60 -300 50 -120 90 20Z", c.ink, 0.16) + line("M-20 -60q-16 -70 -6 -130M10 -140q10 -70 0 -120", c.ink, 5, 0.25)),
    [[60, 90, 190], [300, 20, 220], [560, 60, 210], [780, 20, 160], [190, 210, 150], [640, 180, 150], [420, 160, 160], [-20, 230, 120]].map(([x = 0, y = 0, r = 0], i) => disc(x, y, r, i % 2 ? c.green : "#2F6B5A")).join(""), [[100, 60], [220, 150], [340, 60], [480, 120], [600, 60], [700, 150], [800, 60], [180, 260], [560, 220], [40, 180], [400, 230], [660, 250]].map(([x = 0, y = 0], i) => oval(x, y, 30, 14, c.leaf, i * 41)).join(""),
    sheet("M140 850L1500 830L1570 1000H60Z", c.lake, 0, -6), path("M140 850L1500 830L1570 1000H60Z", pattern("check", c.lake, c.sky, 90), 0.6),
    thing.crate(200, 860, 1, at(-20, -70, thing.shelfOfBooks(-74, 0, 190, 2))), thing.stool(640, 690, 1.2, c.wood),
    person({ x: 630, y: 450, s: 1.5, skin: s4, hair: "tufts", hairColor: grey, beard: grey, glasses: true, wrinkles: true, top: c.ember, collar: c.honey, bottom: c.plum, seat: "right", turn: 0.6, tilt: 4, eyes: "down", mouth: "laugh", shoes: c.ink, build: 1.06, belly: 6, L: { reach: [700, 654], holds: (x, y) => thing.openBook(x + 62, y - 14, 1.16, c.green) }, R: { reach: [826, 650] } }),
    person({ x: 1010, y: 640, s: 1.56, kid: true, skin: s3, hair: "afro", top: c.green, sleeve: "short", bottom: c.marigold, seat: "crossed", turn: -0.7, tilt: -4, eyes: "happy", mouth: "laugh", L: { reach: [940, 800] }, R: { reach: [1080, 800] } }),
    person({ x: 1230, y: 690, s: 1.56, kid: true, skin: s1, hair: "ponytail", hairColor: "#6B3A22", cloth: c.ember, top: pattern("bands", c.white, c.ember, 26), sleeveColor: c.ember, sleeve: "short", bottom: c.plum, seat: "crossed", turn: -0.7, eyes: "open", mouth: "smile", L: { reach: [1176, 790] }, R: { reach: [1280, 830], holds: () => "" } }),
    person({ x: 1440, y: 640, s: 1.5, kid: true, skin: s5, hair: "braids", cloth: c.marigold, top: c.rose, sleeve: "short", bottom: c.ember, seat: "crossed", turn: -0.6, eyes: "happy", mouth: "smile", L: { reach: [1390, 800] }, R: { reach: [1500, 800] } }),
    person({ x: 450, y: 730, s: 1.5, kid: true, skin: s2, hair: "short", top: c.marigold, sleeve: "short", bottom: c.plum, seat: "crossed", turn: 0.6, tilt: 8, eyes: "happy", mouth: "smile", L: { reach: [390, 880] }, R: { reach: [516, 882] } }),
    thing.books(1090, 950, 0.9, 3, 1), thing.bookCover(680, 950, 0.8, c.marigold, -12), oval(1330, 950, 86, 28, c.honey), oval(1326, 944, 70, 20, c.marigold),
  ].join("");
}

function futebol() {
  return [
    rect(0, 0, 1600, 1000, c.sky), place.sun(1220, 180, 86), place.cloud(420, 150, 0.9), place.cloud(800, 90, 0.5), place.hills([[0, 420], [380, 320], [820, 430], [1240, 330], [1600, 420]], 1000, c.leaf),
    place.street(-20, 540, 9, 0.98, 0), place.palm(1490, 600, 1.1), rect(0, 532, 1600, 16, c.brick), rect(0, 540, 1600, 460, "#D58A55"), fibres(0, 570, 1600, 420, c.brick, 110, 0.35), line("M0 660H1600", c.cream, 7, 0.7), line("M620 1000Q640 760 1000 760T1380 1000", c.cream, 8, 0.55),
    // goal
    line("M90 760V500H420V760", c.white, 16), line(Array.from({ length: 9 }, (_, i) => `M${120 + i * 34} 510V740`).join("") + Array.from({ length: 6 }, (_, i) => `M98 ${540 + i * 36}H412`).join(""), c.white, 2.500, 0.5),
    person({ x: 260, y: 560, s: 1.4, kid: true, skin: s1, hair: "bob", top: c.marigold, bottom: c.ink, turn: 0.5, eyes: "open", mouth: "calm", feet: [[-62, 254], [62, 254]], L: { reach: [160, 600] }, R: { reach: [360, 610] }, shoes: c.ember }),
    person({ x: 590, y: 560, s: 1.6, kid: true, skin: s4, hair: "puffs", cloth: c.marigold, top: c.ember, sleeve: "short", bottom: c.white, turn: 0.6, tilt: 5, eyes: "happy", mouth: "laugh", lean: -12, feet: [[-84, 258], [118, 226]], run: true, toes: [1, 1], shoes: c.plum, L: { reach: [480, 600] }, R: { reach: [690, 690] } }),
    thing.shadow(790, 866, 46, 9), thing.ball(784, 824, 44),
    person({ x: 930, y: 530, s: 1.6, kid: true, skin: s2, hair: "short", top: c.lake, sleeve: "short", bottom: c.ink, turn: -0.6, tilt: -4, eyes: "happy", mouth: "laugh", lean: 12, feet: [[-70, 256], [128, 214]], run: true, toes: [-1, -1], shoes: c.marigold, L: { reach: [830, 650] }, R: { reach: [1026, 590] } }),
    person({ x: 800, y: 470, s: 1.2, kid: true, skin: s5, hair: "afro", top: c.lake, sleeve: "short", bottom: c.ink, turn: -0.3, eyes: "happy", mouth: "smile", feet: [[-60, 256], [60, 246]], toes: [-1, 1], L: { reach: [726, 560] }, R: { reach: [870, 460] } }),
    // the coach
    rect(1254, 560, 26, 260, c.ink, 8), rect(1230, 560, 60, 18, c.ink, 8), thing.wheel(1390, 850, 116, c.ink),
    person({ x: 1310, y: 500, s: 1.36, skin: s3, hair: "fade", beard: "#2A171A", top: c.green, sleeve: "short", collar: c.marigold, bottom: c.plum, seat: "left", turn: -0.6, eyes: "happy", mouth: "laugh", shoes: c.ember, flip: false, L: { reach: [1150, 560] }, R: { reach: [1376, 700] } }), line("M1290 520L1300 600L1318 520", c.ember, 5), rect(1288, 598, 30, 20, c.marigold, 8),
    line("M1170 930H1060", c.ink, 10), thing.wheel(1336, 850, 122, c.plum), thing.wheel(1150, 950, 36),
    thing.shadow(1280, 978, 240, 14), thing.shadow(560, 965, 120, 12), thing.shadow(1000, 955, 110, 12),
  ].join("");
}

export const youngScenes = { "reforco-escolar": reforcoEscolar, "pipas-e-baloes": pipasEBaloes, "canto-de-leitura": cantoDeLeitura, futebol };
