import { at, c, closer, disc, fibres, line, oval, path, pattern, rect, sheet, skin } from "./paper";
import { person } from "./people";
import * as place from "./places";
import * as thing from "./things";

const grey = "#C9C2BC";
const [s0, s1, s2, s3, s4, s5] = skin;

function montagemCestas() {
  return closer(1.1, 790, 60, [
    place.interior(c.mist, c.wood, 800), rect(0, 0, 1600, 150, c.sage, 0, 0.5), fibres(0, 820, 1600, 170, c.woodDark, 50, 0.4),
    place.windowFrame(640, 90, 330, 290, rect(640, 90, 330, 290, c.pale) + place.sun(740, 170, 40) + place.hills([[620, 320], [760, 270], [1000, 330]], 500, c.leaf) + place.ipe(900, 420, 0.62)),
    rect(90, 262, 420, 18, c.woodDark), rect(90, 452, 420, 18, c.woodDark), thing.rice(150, 262, 0.95), thing.rice(236, 262, 0.95, c.honey, c.green), thing.oil(312, 262, 1), thing.oil(364, 262, 1), thing.tin(424, 262, 1), thing.tin(424, 200, 1, c.lake), thing.tin(474, 262, 1, c.plum),
    thing.pasta(140, 452, 1), thing.pasta(196, 452, 1), thing.carton(262, 452, 1), thing.carton(318, 452, 1, c.ember), thing.rice(396, 452, 1, c.white, c.lake),
    thing.bunting(1010, 60, 640, 30, 7),
    person({ x: 410, y: 446, s: 1.44, skin: s1, hair: "bob", hairColor: "#6B3A22", top: c.terracotta, vest: c.green, turn: 0.6, eyes: "down", L: { reach: [330, 690] }, R: { reach: [520, 590], holds: (x, y) => thing.pasta(x + 4, y + 40, 0.9, 8) } }),
    person({ x: 720, y: 420, s: 1.52, skin: s4, hair: "fade", top: c.marigold, sleeve: "short", vest: c.green, turn: -0.4, eyes: "happy", mouth: "laugh", L: { reach: [640, 600], holds: (x, y) => thing.oil(x, y + 50, 1) }, R: { reach: [806, 640] } }),
    person({ x: 1010, y: 448, s: 1.44, skin: s2, hair: "tufts", hairColor: grey, top: pattern("check", c.pale, c.lake, 36), sleeveColor: c.lake, glasses: true, wrinkles: true, turn: 0.4, eyes: "down", L: { reach: [930, 640] }, R: { reach: [1076, 590], holds: (x, y) => thing.rice(x + 6, y + 46, 0.8) } }),
    place.table(200, 728, 1010, 300, c.cream, c.plum), thing.cloth(200, 752, 1010, 120, pattern("stripes", c.ember, c.brick, 50)),
    thing.box(390, 760, 0.86), thing.box(700, 770, 0.92, thing.goods(20, -70, 1) + thing.greens(-70, -70, 0.5)), thing.tin(880, 748, 1), thing.tin(932, 756, 1, c.green), thing.box(1060, 764, 0.84, thing.vegetables(0, -96, 0.9)),
    thing.closedBox(150, 984, 1.14), thing.closedBox(170, 842, 0.98), thing.closedBox(400, 990, 0.9),
    person({ x: 1330, y: 386, s: 1.34, skin: s3, hair: "cap", cloth: c.ember, beard: "#2A171A", top: c.lake, sleeve: "short", bottom: c.ink, turn: -0.5, eyes: "happy", mouth: "smile", build: 1.12, belly: 8, feet: [[-44, 452], [46, 462]], shoes: c.ember, R: { reach: [1424, 628] }, L: { reach: [1214, 634], holds: () => at(1, 188, thing.closedBox(0, 0, 0.94)) } }),
  ].join(""));
}

function entrega() {
  return [
    rect(0, 0, 1600, 1000, c.sky), place.sun(200, 180, 74), place.cloud(480, 150, 0.8), place.hills([[0, 400], [220, 310], [520, 410], [800, 350]], 1000, c.leaf), place.street(-30, 620, 4, 1.1, 2),
    // the house
    sheet("M780 130H1620V860H780Z", c.honey), rect(780, 130, 840, 60, c.terracotta), line(Array.from({ length: 20 }, (_, i) => `M${800 + i * 42} 134v52`).join(""), c.brick, 4, 0.5), path("M740 196H1620V164H760Z", c.brick), rect(780, 770, 840, 90, c.terracotta, 0, 0.7),
    rect(980, 270, 300, 590, c.white), rect(1006, 296, 248, 564, c.plum), sheet("M1006 296L1070 330V860H1006Z", c.green, 4, 0), rect(1022, 420, 32, 170, c.forest, 3), disc(1058, 600, 7, c.honey),
    place.windowFrame(1390, 330, 180, 220, rect(1390, 330, 180, 220, c.pale) + place.curtain(1390, 330, 70, 220, c.rose, 1)), thing.plant(1420, 580, 0.6), thing.plant(1540, 580, 0.6, c.sage), rect(1370, 566, 220, 40, c.ember, 4),
    rect(0, 800, 1600, 200, c.sand), path("M0 806H780V850H0Z", c.leaf, 0.8), sheet("M930 850H1340V886H930Z", c.cream2), sheet("M890 886H1380V926H890Z", c.cream), fibres(0, 850, 1600, 140, c.woodDark, 60),
    // bicycle with a basket
    thing.wheel(150, 840, 104), thing.wheel(430, 840, 104), line("M150 840L240 690H390L430 840M240 690L300 840L390 690M300 840H150M232 666L246 700M390 690L376 630", c.ember, 13), line("M346 622Q384 606 412 640", c.ink, 11), path("M200 660H272Q280 676 240 678Q206 678 200 660Z", c.ink), rect(396, 650, 108, 84, pattern("weave", c.wood, c.woodDark, 20), 8), thing.loaf(450, 652, 0.7), thing.greens(430, 630, 0.4), rect(396, 650, 108, 20, c.woodDark, 6),
    person({ x: 1140, y: 420, s: 1.26, skin: s4, hair: "braids", cloth: c.marigold, top: pattern("flowers", c.rose, c.ember, 40), sleeve: "short", sleeveColor: c.rose, bottom: c.plum, skirt: true, turn: -0.5, eyes: "happy", mouth: "smile", feet: [[-30, 370], [34, 372]], toes: [-1, 1], shoes: c.ember, L: { reach: [992, 596] }, R: { reach: [1190, 700] } }),
    person({ x: 1310, y: 640, s: 1.28, kid: true, skin: s4, hair: "puffs", cloth: c.ember, top: c.marigold, sleeve: "short", bottom: c.green, skirt: true, turn: -0.6, eyes: "happy", mouth: "laugh", feet: [[-20, 262], [22, 264]], shoes: c.plum, L: { reach: [1216, 716] }, R: { reach: [1386, 560] } }),
    person({ x: 770, y: 400, s: 1.36, skin: s3, hair: "cap", cloth: c.ember, top: c.lake, sleeve: "short", vest: c.cream, bottom: c.ink, turn: 0.6, eyes: "happy", mouth: "laugh", beard: "#2A171A", build: 1.1, belly: 8, feet: [[-60, 428], [52, 432]], toes: [1, 1], shoes: c.plum, L: { reach: [742, 630] }, R: { reach: [926, 624], holds: (x, y) => thing.box(x - 66, y + 26, 0.62) } }),
    thing.potted(900, 890, 1, c.ember), thing.potted(1460, 930, 1.4, c.lake, c.sage), thing.shadow(300, 946, 260, 16),
  ].join("");
}

function pontoDeColeta() {
  return [
    rect(0, 0, 1600, 1000, c.pale), place.cloud(300, 260, 0.8), place.hills([[0, 460], [400, 380], [900, 470], [1600, 390]], 1000, c.sage), place.street(-20, 600, 8, 1.1, 1), place.tree(120, 650, 1.2), place.palm(1500, 680, 1.15),
    rect(0, 610, 1600, 390, c.sand), fibres(0, 640, 1600, 340, c.woodDark, 80),
    line("M250 170V960M1350 170V960", c.woodDark, 24), rect(262, 180, 1076, 540, c.green, 0, 0.16),
    person({ x: 790, y: 490, s: 1.44, skin: s1, hair: "bob", hairColor: grey, glasses: true, wrinkles: true, top: c.green, sleeveColor: c.green, apron: c.marigold, turn: -0.4, eyes: "happy", mouth: "smile", build: 1.1, belly: 12, L: { reach: [660, 610] }, R: { reach: [880, 660] } }),
    person({ x: 1090, y: 506, s: 1.38, skin: s3, hair: "curly", top: c.plum, sleeve: "short", apron: c.cream, turn: 0.4, eyes: "down", L: { reach: [1010, 650] }, R: { reach: [1176, 600], holds: (x, y) => thing.tin(x + 6, y + 26, 0.9) } }),
    place.table(280, 720, 1040, 300, c.wood, c.woodDark), thing.cloth(280, 744, 1040, 170, pattern("flowers", c.green, c.leaf, 70)), rect(280, 744, 1040, 22, c.ink, 0, 0.15),
    thing.crate(520, 764, 0.9, thing.greens(0, -86, 1)), thing.crate(770, 772, 0.86, [[-70, 30], [-20, 32], [34, 30], [78, 26], [4, 22]].map(([x = 0, r = 0], i) => disc(x, -92 - (i === 4 ? 26 : 0), r, i % 2 ? c.ember : "#D9513A") + disc(x - 8, -102 - (i === 4 ? 26 : 0), 6, c.white, 0.4)).join("")), thing.crate(1020, 766, 0.9, [[-74, 0], [-24, 0], [28, 0], [76, 0], [-48, 34], [4, 36], [54, 32]].map(([x = 0, y = 0]) => disc(x, -92 - y, 26, c.marigold) + disc(x - 8, -100 - y, 6, c.white, 0.4)).join("")), thing.rice(1190, 762, 1), thing.oil(1250, 768, 1), thing.rice(340, 764, 1, c.honey, c.ember),
    place.awning(190, 84, 1220, 150, c.white, c.ember, 12), rect(220, 68, 1160, 24, c.brick, 6),
    person({ x: 430, y: 440, s: 1.38, skin: s5, hair: "turban", cloth: c.terracotta, top: c.marigold, sleeve: "short", bottom: c.green, skirt: true, turn: 0.7, eyes: "happy", mouth: "laugh", earring: c.ember, build: 1.06, feet: [[-34, 410], [30, 410]], toes: [1, 1], shoes: c.plum, L: { reach: [360, 690], holds: (x, y) => at(x, y, line("M-22 36Q0 -16 22 36", c.wood, 7) + path("M-54 30H54L42 150H-42Z", c.white) + path("M-40 30Q0 -30 44 30Z", c.leaf) + disc(-14, 86, 17, c.ember)) }, R: { reach: [606, 610], holds: (x, y) => thing.rice(x + 12, y + 48, 0.9, c.white, c.lake) } }),
    person({ x: 1318, y: 690, s: 1.4, kid: true, skin: s2, hair: "short", top: pattern("bands", c.white, c.ember, 30), sleeveColor: c.ember, sleeve: "short", bottom: c.lake, turn: -0.6, eyes: "happy", mouth: "smile", feet: [[-24, 330], [26, 330]], L: { reach: [1222, 730], holds: (x, y) => thing.pasta(x - 6, y + 36, 0.9, -14) }, R: { reach: [1390, 820] } }),
  ].join("");
}

function agasalhos() {
  const coats: [number, string, string, 0 | 1 | 2][] = [[430, c.green, c.honey, 1], [536, c.ember, c.cream, 0], [650, c.lake, c.white, 2], [762, c.marigold, c.plum, 1], [872, c.plum, c.rose, 0], [976, c.terracotta, c.honey, 2]];
  return [
    place.interior(c.blush, c.wood, 830), rect(0, 0, 1600, 836, pattern("stripes", c.blush, "#F4CBB9", 110)), rect(0, 818, 1600, 18, c.white, 0, 0.7), fibres(0, 850, 1600, 140, c.woodDark, 40, 0.4), place.rug(800, 930, 620, 80, c.lake, c.cream2),
    place.windowFrame(90, 150, 220, 330, rect(90, 150, 220, 330, c.pale) + place.hills([[80, 380], [200, 320], [320, 390]], 600, c.leaf) + place.cloud(220, 230, 0.5)),
    rect(1140, 250, 330, 18, c.woodDark), thing.blanket(1240, 250, 0.9), thing.blanket(1240, 222, 0.9, c.green, c.rose), thing.blanket(1240, 194, 0.9, c.marigold, c.ember), thing.potted(1410, 250, 0.9, c.plum),
    line("M330 340H1080", "#7C898C", 16), line("M350 340V900M1060 340V900M310 906H390M1020 906H1100", "#7C898C", 14), coats.map(([x, a, b, k]) => thing.coat(x, 380, 1.5, a, b, k)).join(""),
    person({ x: 330, y: 420, s: 1.4, skin: s4, hair: "afro", top: c.honey, sleeve: "long", bottom: c.plum, turn: 0.6, eyes: "happy", mouth: "laugh", earring: c.ember, feet: [[-34, 400], [40, 400]], L: { reach: [252, 620] }, R: { reach: [480, 480] } }),
    // mirror and child
    sheet("M1210 360H1420Q1440 360 1440 380V900H1190V380Q1190 360 1210 360Z", c.woodDark), rect(1210, 380, 210, 510, c.pale, 8), path("M1210 700L1420 420V520L1210 800Z", c.white, 0.5),
    person({ x: 1320, y: 620, s: 1.24, kid: true, skin: s3, hair: "curly", top: c.ember, bottom: c.ink, turn: 0.2, eyes: "happy", L: { to: [-64, 130] }, R: { to: [66, 130] } }), rect(1290, 606, 62, 26, c.marigold, 12), path("M1210 780H1420V890H1210Z", c.pale),
    person({ x: 1150, y: 700, s: 1.5, kid: true, skin: s3, hair: "curly", top: c.ember, bottom: c.ink, turn: 0.5, eyes: "happy", mouth: "laugh", feet: [[-24, 262], [26, 262]], L: { reach: [1090, 800] }, R: { reach: [1216, 760] } }), rect(1104, 686, 92, 34, c.marigold, 16), rect(1120, 700, 34, 120, c.marigold, 8), line("M1124 800h26M1124 780h26", c.ember, 7),
    person({ x: 940, y: 430, s: 1.4, skin: s1, hair: "bob", hairColor: grey, glasses: true, wrinkles: true, top: pattern("flowers", c.green, c.sage, 44), sleeveColor: c.green, bottom: c.ink, skirt: true, turn: 0.5, eyes: "happy", mouth: "smile", build: 1.08, belly: 8, feet: [[-30, 392], [34, 392]], L: { reach: [850, 470] }, R: { reach: [1060, 690] } }),
    thing.closedBox(620, 960, 0.94), at(620, 842, path("M-80 0Q-70 -40 -20 -30Q10 -60 50 -34Q90 -30 84 0Z", c.lake) + path("M-40 0Q-20 -30 30 -22Q60 -20 60 0Z", c.rose)),
  ].join("");
}

function brinquedos() {
  return [
    rect(0, 0, 1600, 1000, c.sky), place.sun(1330, 180, 84), place.cloud(300, 150, 0.9), place.cloud(900, 110, 0.6), place.hills([[0, 440], [360, 350], [800, 440], [1240, 350], [1600, 430]], 1000, c.sage), place.street(140, 560, 3, 0.9, 4), place.tree(90, 640, 1.3), place.ipe(1480, 650, 1.15, c.rose, c.blush), thing.bunting(-20, 60, 1640, 70, 16),
    path("M0 590Q400 550 800 586T1600 570V1000H0Z", c.leaf), place.grass(0, 640, 1600, c.green, 60), oval(800, 880, 720, 110, c.green, 0, 0.25),
    person({ x: 1000, y: 356, s: 1.2, skin: s2, hair: "ponytail", cloth: c.ember, top: c.white, sleeve: "short", vest: c.green, bottom: c.plum, turn: -0.6, eyes: "happy", mouth: "laugh", feet: [[-36, 440], [40, 440]], L: { reach: [880, 520], holds: (x, y) => thing.doll(x, y + 60, 1.2) }, R: { reach: [1084, 590] } }),
    thing.box(760, 880, 1.5, thing.doll(-70, -100, 0.9) + thing.ball(20, -150, 44) + thing.car(64, -112, 0.6, c.ember) + thing.star(-10, -176, 26)),
    person({ x: 470, y: 620, s: 1.5, kid: true, skin: s4, hair: "fade", top: c.marigold, sleeve: "short", bottom: c.lake, turn: 0.6, eyes: "happy", mouth: "laugh", feet: [[-28, 272], [30, 272]], L: { reach: [380, 700] }, R: { reach: [580, 560], holds: (x, y) => thing.car(x + 30, y + 10, 0.9, c.ember) } }),
    person({ x: 1180, y: 700, s: 1.5, kid: true, skin: s3, hair: "afro", top: pattern("dots", c.ember, c.honey, 26), sleeve: "short", sleeveColor: c.ember, bottom: c.green, skirt: true, turn: -0.5, eyes: "happy", mouth: "smile", seat: "crossed", L: { reach: [1110, 840] }, R: { reach: [1236, 836], holds: (x, y) => thing.doll(x - 46, y + 24, 1.2) } }),
    person({ x: 270, y: 720, s: 1.44, kid: true, skin: s0, hair: "braids", hairColor: "#7A4425", cloth: c.lake, top: c.rose, sleeve: "short", bottom: c.plum, seat: "crossed", turn: 0.5, eyes: "down", mouth: "smile", L: { reach: [200, 850] }, R: { reach: [330, 850], holds: (x, y) => thing.star(x + 4, y - 4, 34) } }),
    thing.ball(1390, 880, 46), thing.car(560, 950, 1.1, c.lake), thing.balloon(1300, 340, 1.1, c.ember, [1240, 832]), thing.balloon(160, 420, 1, c.marigold, [200, 846]), thing.balloon(92, 500, 0.8, c.green, [200, 846]),
    at(960, 950, [0, 1, 2].map((i) => rect(-30 + i * 62, -58, 58, 58, [c.marigold, c.ember, c.lake][i] ?? c.ember, 6) + disc(-1 + i * 62, -29, 14, c.white, 0.6)).join("") + rect(0, -118, 58, 58, c.rose, 6) + path("M29 -106l16 30h-32z", c.white, 0.7)),
  ].join("");
}

export const parcelScenes = { "montagem-cestas": montagemCestas, entrega, "ponto-de-coleta": pontoDeColeta, agasalhos, brinquedos };
