import { at, c, closer, disc, fibres, limb, line, oval, path, pattern, rect, sheet, skin } from "./paper";
import { person } from "./people";
import * as place from "./places";
import * as thing from "./things";

const grey = "#C9C2BC";
const [, s1, s2, s3, s4, s5] = skin;

function mutiraoDoMuro() {
  return [
    rect(0, 0, 1600, 1000, c.sky), place.cloud(260, 70, 0.7), place.tree(80, 260, 0.9), place.tree(1530, 250, 1), place.street(420, 190, 5, 0.9, 2),
    sheet("M-10 150H1610V800H-10Z", c.cream, 0, -6), rect(0, 142, 1600, 26, c.terracotta), line("M0 320H1600M0 490H1600M0 650H1600", c.sand, 3, 0.6), fibres(0, 170, 1600, 600, c.sand, 90, 0.9),
    // the painting on the wall, unfinished at its right edge
    path("M0 800V560Q220 430 470 560T960 540T1290 600V800Z", c.leaf), path("M0 800V650Q300 540 640 660T1220 680V800Z", c.green), disc(250, 350, 110, c.marigold), Array.from({ length: 12 }, (_, i) => at(250, 350, rect(128, -9, 44, 18, c.ember, 9), 1, i * 30)).join(""),
    limb([760, 800], [790, 640], [700, 520], [770, 360], 80, 26, c.woodDark, 0, 1, false), line("M752 600Q640 520 590 430M756 540Q880 480 930 400M762 440Q700 360 690 300M768 430Q830 350 860 280", c.woodDark, 20),
    [[560, 400, 70], [640, 300, 84], [760, 250, 90], [880, 270, 84], [960, 370, 72], [700, 370, 62], [850, 370, 62], [600, 470, 44], [930, 460, 44]].map(([x = 0, y = 0, r = 0], i) => disc(x, y, r, i % 2 ? c.marigold : c.honey)).join(""), [[540, 380], [600, 300], [660, 250], [740, 220], [820, 250], [900, 240], [950, 330], [980, 400], [720, 330], [820, 330], [660, 350], [880, 340]].map(([x = 0, y = 0]) => [0, 72, 144, 216, 288].map((a) => disc(x + Math.cos((a * Math.PI) / 180) * 13, y + Math.sin((a * Math.PI) / 180) * 13, 10, c.ember)).join("") + disc(x, y, 7, c.honey)).join(""),
    line("M1040 560Q1120 420 1230 330M1110 470q60 10 100 -20M1170 400q-40 -40 -30 -80", c.plum, 5, 0.5), disc(1240, 310, 46, c.rose), line("M1330 260a46 46 0 1 0 1 0M1420 360a40 40 0 1 0 1 0M1330 440a36 36 0 1 0 1 0", c.plum, 5, 0.45),
    rect(0, 796, 1600, 204, "#D9C3A5"), rect(0, 790, 1600, 14, c.ink, 0, 0.15), fibres(0, 820, 1600, 170, c.woodDark, 50),
    // ladder and painters
    line("M1010 920L1090 330M1190 920L1130 330", c.wood, 18), [420, 520, 620, 720, 820].map((y, i) => line(`M${1078 - i * 14} ${y}H${1140 + i * 10}`, c.wood, 13)).join(""),
    person({ x: 1120, y: 420, s: 1.22, back: true, skin: s3, hair: "bun", top: c.marigold, sleeve: "short", bottom: c.lake, feet: [[-40, 330], [36, 398]], shoes: c.ember, L: { to: [-70, 110] }, R: { reach: [1250, 360], holds: (x, y) => thing.brush(x + 10, y - 20, 26, c.rose, 0.9) } }),
    person({ x: 460, y: 410, s: 1.34, back: true, skin: s1, hair: "cap", cloth: c.green, top: c.ember, sleeve: "short", bottom: c.ink, feet: [[-46, 420], [44, 428]], shoes: c.plum, L: { reach: [330, 560] }, R: { reach: [590, 380], holds: (x, y) => thing.roller(x + 2, y - 20, 6, c.marigold) } }),
    person({ x: 800, y: 560, s: 1.3, skin: s5, hair: "locs", top: c.rose, sleeve: "short", apron: c.lake, bottom: c.plum, turn: -0.4, eyes: "happy", mouth: "laugh", feet: [[-40, 320], [42, 326]], shoes: c.ink, L: { reach: [694, 620], holds: (x, y) => thing.brush(x - 8, y - 20, -18, c.ember) }, R: { reach: [880, 770], holds: (x, y) => thing.paintTin(x, y + 82, 0.8, c.ember) } }),
    person({ x: 190, y: 660, s: 1.52, kid: true, back: true, skin: s4, hair: "puffs", cloth: c.marigold, top: c.lake, sleeve: "short", bottom: c.honey, skirt: true, feet: [[-24, 268], [24, 268]], L: { reach: [110, 760] }, R: { reach: [268, 630], holds: (x, y) => thing.brush(x + 6, y - 16, 18, c.leaf, 0.8) } }),
    person({ x: 1400, y: 470, s: 1.36, skin: s2, hair: "straw", hairColor: grey, cloth: c.honey, wrinkles: true, top: pattern("check", c.white, c.green, 40), sleeveColor: c.leaf, bottom: c.ink, turn: -0.6, eyes: "happy", mouth: "smile", beard: grey, feet: [[-40, 378], [40, 378]], shoes: c.brick, L: { reach: [1300, 560], holds: (x, y) => thing.brush(x - 6, y - 20, -22, c.plum) }, R: { reach: [1480, 680] } }),
    thing.paintTin(610, 950, 1.1, c.marigold), thing.paintTin(720, 970, 0.9, c.green), thing.paintTin(1000, 966, 1, c.lake), thing.brush(340, 960, 96, c.ember), oval(480, 985, 60, 10, c.marigold, 0, 0.8),
  ].join("");
}

function horta() {
  const bed = (x: number, y: number, w: number, h: number) => sheet(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, c.wood) + rect(x, y + h * 0.5, w, 6, c.woodDark, 0, 0.6) + oval(x + w / 2, y, w / 2, 20, "#5B3524") + rect(x, y - 2, w, 12, "#5B3524");
  return [
    rect(0, 0, 1600, 1000, c.pale), place.sun(400, 180, 90), place.cloud(900, 120, 0.8), place.hills([[0, 430], [400, 330], [860, 430], [1260, 340], [1600, 420]], 1000, c.sage), place.house(1060, 600, 400, 250, c.rose, c.ember, 0), place.tree(1500, 640, 1.3), place.bush(110, 600, 1),
    line(Array.from({ length: 24 }, (_, i) => `M${20 + i * 44} 500V610`).join(""), c.wood, 18), line("M0 530H1050M0 580H1050", c.woodDark, 10), rect(0, 596, 1600, 404, "#A8744B"), path("M0 596H1600V640Q800 610 0 650Z", c.leaf), fibres(0, 650, 1600, 340, "#5B3524", 90, 0.4),
    [200, 420, 640].map((x, i) => thing.tomatoPlant(x, 690, 0.9 + i * 0.04)).join(""), bed(120, 690, 620, 70),
    // raised bed, at the height of a table
    person({ x: 1190, y: 430, s: 1.36, skin: s5, hair: "scarf", cloth: c.marigold, top: c.plum, sleeve: "short", apron: c.honey, turn: -0.5, eyes: "happy", mouth: "smile", build: 1.08, belly: 8, L: { reach: [1080, 640] }, R: { reach: [1270, 640] } }),
    thing.kale(1010, 690, 0.9), thing.kale(1130, 692, 0.8), thing.kale(1390, 690, 0.95), thing.kale(1270, 694, 0.8), bed(930, 690, 560, 210), rect(950, 720, 520, 8, c.woodDark, 0, 0.5),
    person({ x: 520, y: 420, s: 1.44, skin: s3, hair: "straw", hairColor: grey, cloth: c.honey, beard: grey, wrinkles: true, top: c.lake, sleeve: "long", vest: c.green, bottom: c.ink, turn: 0.5, eyes: "happy", mouth: "smile", feet: [[-44, 366], [44, 372]], shoes: c.brick, L: { reach: [440, 660] }, R: { reach: [690, 600], holds: (x, y) => at(x, y + 84, thing.wateringCan(0, 0, 1.05, c.ember), 1, 14, true) + line(`M${x + 132} ${y + 62}q30 40 34 130M${x + 118} ${y + 76}q22 50 24 120M${x + 142} ${y + 52}q50 40 56 140`, c.lake, 4, 0.8) } }),
    person({ x: 320, y: 710, s: 1.5, kid: true, skin: s2, hair: "braids", cloth: c.ember, top: c.marigold, sleeve: "short", bottom: c.ember, turn: 0.5, eyes: "happy", mouth: "laugh", seat: "crossed", L: { reach: [250, 860] }, R: { reach: [420, 830], holds: (x, y) => thing.plant(x + 4, y + 8, 0.5) } }),
    thing.kale(780, 930, 1.1), thing.kale(900, 960, 1), thing.kale(640, 960, 1), bed(540, 956, 440, 60), thing.crate(1180, 980, 1, thing.vegetables(0, -90, 1.1)), thing.shadow(320, 938, 150, 12),
  ].join("");
}

function rodaDeMusica() {
  return [
    rect(0, 0, 1600, 1000, "#5A2C4A"), path("M0 0H1600V420Q800 560 0 400Z", "#7A3A4C"), path("M0 500Q800 640 1600 480V700H0Z", c.terracotta, 0.5), place.hills([[0, 560], [400, 480], [900, 570], [1600, 480]], 1000, "#45264A"), place.street(0, 660, 3, 0.9, 0), place.street(1150, 660, 3, 0.9, 4), rect(0, 0, 1600, 700, c.plum, 0, 0.3),
    rect(0, 650, 1600, 350, "#B5683F"), fibres(0, 680, 1600, 300, c.plum, 80, 0.3), oval(800, 860, 700, 120, c.honey, 0, 0.18),
    thing.bunting(-20, 40, 820, 70, 9), thing.bunting(780, 30, 850, 80, 9), line("M-20 190Q800 330 1620 170", c.ink, 3, 0.6), [140, 360, 580, 800, 1020, 1240, 1460].map((x, i) => disc(x, 246 + Math.sin((i / 6) * Math.PI) * 18, 42, c.honey, 0.22) + disc(x, 246 + Math.sin((i / 6) * Math.PI) * 18, 15, c.honey)).join(""),
    person({ x: 640, y: 400, s: 1.32, skin: s5, hair: "turban", cloth: c.ember, top: c.marigold, sleeve: "short", bottom: c.green, skirt: true, turn: 0.5, tilt: -5, eyes: "happy", mouth: "laugh", earring: c.white, feet: [[-30, 330], [34, 330]], L: { reach: [590, 570] }, R: { reach: [690, 560] } }),
    person({ x: 960, y: 390, s: 1.34, skin: s2, hair: "curly", hairColor: "#4A2418", top: c.white, sleeve: "short", bottom: c.ember, skirt: true, turn: -0.5, tilt: 5, eyes: "happy", mouth: "laugh", feet: [[-30, 330], [34, 330]], L: { reach: [910, 560] }, R: { reach: [1000, 550] } }),
    person({ x: 110, y: 520, s: 1.2, skin: s4, hair: "short", top: c.honey, bottom: c.ink, turn: 0.7, eyes: "happy", mouth: "laugh", feet: [[-30, 350], [34, 350]], L: { to: [-4, 120] }, R: { to: [40, 112] } }),
    thing.stool(330, 740, 1.3), person({ x: 330, y: 480, s: 1.46, skin: s3, hair: "straw", hairColor: grey, cloth: c.honey, beard: grey, wrinkles: true, top: pattern("check", c.white, c.ember, 34), sleeveColor: c.terracotta, bottom: c.ink, seat: "right", turn: 0.5, tilt: 6, eyes: "happy", mouth: "smile", shoes: c.brick, }),
    at(384, 690, thing.guitar(0, 0, -64, 1.05)), person({ x: 330, y: 480, s: 1.46, skin: s3, hair: "bald", top: c.terracotta, armsOnly: true, L: { reach: [176, 588] }, R: { reach: [404, 690] } }),
    thing.stool(1290, 740, 1.3), person({ x: 1290, y: 490, s: 1.44, skin: s4, hair: "fade", top: c.lake, sleeve: "short", bottom: c.plum, seat: "left", turn: -0.5, tilt: -4, eyes: "happy", mouth: "laugh", shoes: c.honey, R: { reach: [1330, 640] }, L: { reach: [1180, 610], holds: (x, y) => thing.pandeiro(x - 10, y - 20, 1.05) } }),
    person({ x: 800, y: 690, s: 1.5, kid: true, skin: s1, hair: "ponytail", cloth: c.marigold, hairColor: "#6B3A22", top: c.rose, sleeve: "short", bottom: c.plum, skirt: true, turn: 0.2, tilt: -5, eyes: "happy", mouth: "laugh", feet: [[-40, 250], [44, 244]], L: { reach: [700, 640] }, R: { reach: [900, 640] } }),
    person({ x: 1500, y: 520, s: 1.24, skin: s1, hair: "bun", hairColor: "#EFEAE4", glasses: true, wrinkles: true, top: c.green, bottom: c.ink, skirt: true, turn: -0.7, eyes: "happy", feet: [[-30, 330], [34, 330]], L: { to: [-40, 120] }, R: { to: [10, 130] } }),
  ].join("");
}

function costura() {
  return closer(1.12, 800, 160, [
    place.interior(c.pale, c.wood, 840), rect(0, 0, 1600, 840, pattern("dots", c.pale, c.sky, 70)), fibres(0, 860, 1600, 130, c.woodDark, 40, 0.4),
    place.windowFrame(640, 90, 320, 320, rect(640, 90, 320, 320, c.pale) + place.sun(880, 180, 40) + place.hills([[620, 340], [780, 280], [1000, 350]], 500, c.sage) + place.palm(720, 470, 0.7)),
    rect(80, 240, 420, 18, c.woodDark), rect(80, 420, 420, 18, c.woodDark), [c.ember, c.marigold, c.green, c.rose, c.lake].map((k, i) => rect(100 + i * 80, 150, 66, 90, k, 16) + disc(133 + i * 80, 195, 15, c.cream)).join(""), thing.blanket(180, 420, 0.9, c.plum, c.rose), thing.blanket(180, 392, 0.9, c.terracotta, c.honey), [c.ember, c.green, c.marigold, c.lake, c.plum, c.rose].map((k, i) => rect(300 + i * 32, 372, 22, 42, k, 3) + rect(296 + i * 32, 366, 30, 8, c.woodDark, 2) + rect(296 + i * 32, 412, 30, 8, c.woodDark, 2)).join(""),
    line("M1100 170H1520", c.woodDark, 12), thing.coat(1170, 200, 1.1, c.ember, c.honey, 0), thing.coat(1300, 200, 1.1, c.green, c.rose, 2), thing.coat(1430, 200, 1.1, c.marigold, c.plum, 1),
    person({ x: 420, y: 454, s: 1.56, skin: s1, hair: "bob", hairColor: grey, glasses: true, wrinkles: true, top: pattern("flowers", c.green, c.sage, 44), sleeveColor: c.green, turn: 0.5, tilt: 5, eyes: "down", build: 1.06, belly: 8, L: { reach: [330, 720] }, R: { reach: [530, 706] } }),
    person({ x: 820, y: 430, s: 1.56, skin: s5, hair: "scarf", cloth: c.ember, top: c.marigold, sleeve: "short", turn: 0.4, eyes: "happy", mouth: "laugh", earring: c.ember, L: { reach: [730, 690] }, R: { reach: [930, 690] } }),
    person({ x: 1190, y: 462, s: 1.52, skin: s3, hair: "long", top: c.rose, sleeve: "short", collar: c.white, turn: -0.5, tilt: -5, eyes: "down", mouth: "smile", L: { reach: [1100, 640] }, R: { reach: [1250, 660], holds: (x, y) => line(`M${x} ${y}Q${x - 60} ${y - 60} ${x - 150} ${y + 10}`, c.ember, 3) } }),
    place.table(120, 770, 1360, 300, "#D9A066", c.woodDark), rect(120, 796, 1360, 26, c.woodDark), rect(120, 822, 1360, 200, c.green), rect(120, 822, 1360, 20, c.ink, 0, 0.2),
    thing.sewing(470, 778, 1.1, c.ember), sheet("M640 734L1000 726L1040 790Q1010 880 960 850Q900 900 860 850Q800 890 760 850Q700 880 680 800Z", pattern("check", c.cream, c.lake, 50)), rect(760, 740, 90, 40, c.marigold, 0, 0.8), rect(900, 760, 70, 60, c.rose, 0, 0.8), path("M1080 700Q1180 640 1280 700L1320 780H1040Z", c.plum), path("M1080 700Q1180 640 1280 700L1290 716Q1180 670 1070 716Z", c.rose), disc(1180, 740, 6, c.honey), disc(1180, 766, 6, c.honey), thing.scissors(1380, 766, 70, 1.1), [c.ember, c.marigold, c.green].map((k, i) => at(200 + i * 46, 778, rect(-14, -46, 28, 42, k, 3) + rect(-19, -52, 38, 9, c.cream, 2) + rect(-19, -7, 38, 9, c.cream, 2))).join(""), thing.cup(1440, 782, 0.8, c.lake),
  ].join(""));
}

function corteDeCabelo() {
  return [
    place.interior(c.sage, c.cream2, 850), rect(0, 0, 1600, 850, pattern("waves", c.sage, c.leaf, 60), 0, 0.35), rect(0, 850, 1600, 150, pattern("check", c.cream, c.rose, 100)), thing.bunting(-20, 20, 1640, 34, 17),
    // mirror
    at(780, 330, oval(6, 10, 236, 262, c.ink, 0, 0.14) + oval(0, 0, 232, 258, c.marigold) + oval(0, 0, 210, 236, c.pale) + path("M-150 120L60 -210L130 -180L-80 190Z", c.white, 0.5)),
    rect(140, 420, 330, 18, c.woodDark), [[190, c.ember, 80], [250, c.lake, 100], [306, c.marigold, 66]].map(([x, k, h]) => rect(Number(x) - 20, 420 - Number(h), 40, Number(h), String(k), 8) + rect(Number(x) - 9, 404 - Number(h), 18, 18, c.ink, 4) + rect(Number(x) - 20, 444 - Number(h), 40, 22, c.white, 0, 0.7)).join(""), thing.potted(410, 420, 0.8, c.plum),
    person({ x: 600, y: 330, s: 1.5, skin: s4, hair: "braids", cloth: c.marigold, top: c.ember, sleeve: "short", apron: c.plum, bottom: c.ink, turn: 0.6, tilt: 4, eyes: "down", mouth: "smile", earring: c.honey, feet: [[-40, 430], [40, 430]], }),
    rect(700, 700, 220, 40, c.brick, 14), rect(790, 730, 40, 200, "#7C898C"), oval(810, 944, 120, 18, "#7C898C"), rect(690, 480, 240, 190, c.brick, 40),
    person({ x: 810, y: 520, s: 1.5, skin: s2, hair: "short", hairColor: grey, beard: grey, wrinkles: true, top: c.white, turn: 0.15, eyes: "happy", mouth: "smile" }),
    path("M778 512Q700 520 668 640Q640 790 660 850Q810 900 960 850Q980 790 952 640Q920 520 842 512Q810 540 778 512Z", pattern("stripes", c.white, c.sky, 44)), path("M842 512Q920 520 952 640Q980 790 960 850Q900 870 860 872Q910 700 842 512Z", c.ink, 0.08), line("M780 514Q810 540 840 514", c.lake, 8),
    person({ x: 600, y: 330, s: 1.5, skin: s4, hair: "bald", top: c.ember, armsOnly: true, L: { reach: [752, 500] }, R: { reach: [752, 372], holds: (x, y) => thing.scissors(x + 16, y + 2, 64, 0.9) }, sleeve: "short" }),
    [[700, 900], [740, 930], [900, 920], [930, 890], [860, 950]].map(([x = 0, y = 0]) => line(`M${x} ${y}q10 -12 22 -2`, grey, 5)).join(""),
    // braiding
    thing.stool(1230, 760, 1.2, c.wood),
    person({ x: 1310, y: 370, s: 1.44, skin: s5, hair: "afro", top: c.marigold, sleeve: "short", bottom: c.green, skirt: true, turn: -0.6, tilt: -6, eyes: "down", mouth: "smile", earring: c.ember, feet: [[-30, 420], [36, 420]] }),
    person({ x: 1225, y: 600, s: 1.5, kid: true, skin: s3, hair: "braids", cloth: c.ember, top: c.rose, sleeve: "short", bottom: c.plum, seat: "left", turn: -0.5, eyes: "happy", mouth: "laugh", shoes: c.ember, L: { reach: [1180, 760] }, R: { reach: [1262, 770] } }),
    person({ x: 1310, y: 370, s: 1.44, skin: s5, hair: "bald", top: c.marigold, sleeve: "short", armsOnly: true, L: { reach: [1222, 478] }, R: { reach: [1282, 548] } }),
    person({ x: 224, y: 520, s: 1.4, skin: s1, hair: "fade", top: c.lake, sleeve: "short", bottom: c.ink, seat: "right", turn: 0.6, eyes: "happy", mouth: "laugh", shoes: c.ember, L: { reach: [164, 720] }, R: { reach: [304, 640], holds: (x, y) => thing.cup(x + 8, y + 20, 0.9) } }), rect(154, 780, 190, 26, c.wood, 8), line("M170 800V960M330 800V960", c.woodDark, 14),
  ].join("");
}

export const neighbourhoodScenes = { "mutirao-do-muro": mutiraoDoMuro, horta, "roda-de-musica": rodaDeMusica, costura, "corte-de-cabelo": corteDeCabelo };
