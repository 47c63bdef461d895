/** Home banners, 1600x700: the left third stays light and calm, for the caption. */
import { at, c, disc, fibres, line, oval, path, pattern, rect, skin } from "./paper";
import { person } from "./people";
import * as place from "./places";
import * as thing from "./things";

const grey = "#C9C2BC";
const [, s1, s2, s3, s4, s5] = skin;

function team() {
  return [
    rect(0, 0, 1600, 700, "#FBE9C8"), disc(1060, 330, 420, c.rose, 0.22), disc(1060, 330, 320, c.rose, 0.45), disc(1060, 330, 226, c.terracotta),
    place.hills([[0, 560], [300, 500], [640, 570], [1000, 470], [1600, 540]], 700, c.sage), place.street(620, 616, 2, 0.6, 3), place.street(1340, 610, 3, 0.6, 1), place.hills([[0, 640], [420, 600], [900, 640], [1600, 580]], 700, c.leaf), place.ipe(566, 640, 0.4, c.ember, c.rose),
    person({ x: 1330, y: 352, s: 1.16, skin: s1, hair: "bob", hairColor: grey, bottom: c.ink, feet: [[-34, 450], [34, 450]], glasses: true, wrinkles: true, top: pattern("flowers", c.green, c.sage, 44), sleeveColor: c.green, turn: -0.5, eyes: "happy", build: 1.06, belly: 8, L: { reach: [1290, 560] }, R: { reach: [1410, 590] } }),
    person({ x: 790, y: 346, s: 1.2, skin: s3, hair: "straw", hairColor: grey, cloth: c.honey, bottom: c.ink, feet: [[-34, 450], [34, 450]], beard: grey, wrinkles: true, top: c.lake, vest: c.green, turn: 0.4, eyes: "happy", L: { reach: [716, 590] }, R: { reach: [860, 590] } }),
    person({ x: 1166, y: 318, s: 1.24, skin: s4, hair: "turban", cloth: c.ember, bottom: c.plum, feet: [[-34, 450], [34, 450]], top: c.marigold, sleeve: "short", turn: -0.3, tilt: -4, eyes: "happy", mouth: "laugh", earring: c.white, L: { reach: [1100, 570] }, R: { reach: [1250, 580] } }),
    person({ x: 980, y: 330, s: 1.28, skin: s3, hair: "scarf", cloth: c.marigold, bottom: c.ink, feet: [[-34, 450], [34, 450]], top: c.green, apron: c.white, sleeve: "short", build: 1.12, belly: 8, turn: 0.2, tilt: 3, eyes: "happy", mouth: "smile", earring: c.marigold, L: { reach: [894, 590] }, R: { reach: [1064, 600] } }),
    person({ x: 1460, y: 372, s: 1.14, skin: s2, hair: "curls", hairColor: "#3A2018", bottom: c.lake, feet: [[-34, 450], [34, 450]], top: pattern("bands", c.white, c.ember, 30), sleeveColor: c.ember, sleeve: "short", turn: -0.6, eyes: "happy", mouth: "laugh", L: { reach: [1420, 590] }, R: { reach: [1540, 590] } }),
    path("M520 700Q1000 500 1600 610V700Z", c.green), fibres(600, 650, 1000, 50, c.leaf, 30, 0.6),
  ].join("");
}

function breakfast() {
  return [
    rect(0, 0, 1600, 700, "#FBE3D6"), disc(1100, 260, 460, c.rose, 0.28), place.sun(1440, 130, 60), place.hills([[420, 700], [700, 470], [1000, 520], [1300, 440], [1600, 500]], 700, c.sage), place.street(900, 560, 5, 0.72, 0), thing.bunting(700, 30, 940, 46, 10),
    person({ x: 840, y: 330, s: 1.24, skin: s5, hair: "fade", beard: "#2A171A", top: c.lake, sleeve: "short", turn: 0.6, eyes: "happy", mouth: "laugh", L: { reach: [770, 540] }, R: { reach: [912, 500], holds: (x, y) => thing.cup(x + 8, y + 18, 0.8, c.honey) } }),
    person({ x: 1080, y: 316, s: 1.28, skin: s3, hair: "scarf", cloth: c.marigold, top: c.green, apron: c.white, sleeve: "short", build: 1.12, belly: 8, turn: -0.3, eyes: "happy", earring: c.marigold, L: { reach: [1010, 540] }, R: { reach: [1160, 540] } }),
    person({ x: 1320, y: 338, s: 1.22, skin: s1, hair: "bun", hairColor: "#EFEAE4", glasses: true, wrinkles: true, top: c.plum, collar: c.white, turn: -0.6, eyes: "happy", L: { reach: [1240, 480], holds: (x, y) => thing.cup(x - 8, y + 18, 0.8) }, R: { reach: [1390, 540] } }),
    rect(640, 586, 960, 114, c.ember), place.table(640, 566, 1010, 200, c.white, c.ember), rect(640, 590, 960, 110, pattern("check", c.white, c.ember, 52)), rect(640, 590, 960, 16, c.ink, 0, 0.12),
    thing.coffeePot(1010, 580, 0.9, c.lake), thing.rolls(840, 582, 0.76), thing.cake(1180, 578, 0.8), thing.fruit(1420, 580, 0.76), thing.papaya(1310, 584, 0.6),
  ].join("");
}

function kites() {
  return [
    rect(0, 0, 1600, 700, c.pale), path("M0 700V240Q500 120 900 300T1600 260V700Z", c.sky, 0.5), place.cloud(1230, 330, 0.8), place.cloud(720, 420, 0.5), place.sun(1460, 120, 60), place.hills([[0, 610], [400, 560], [800, 610], [1200, 500], [1600, 560]], 700, c.sage), place.street(640, 612, 3, 0.5, 2), place.hills([[0, 690], [600, 640], [1100, 570], [1600, 600]], 700, c.leaf), place.tree(1540, 640, 0.8),
    line("M1010 470Q930 320 820 190", c.ink, 3, 0.6), line("M1320 420Q1230 290 1150 170", c.ink, 3, 0.6), thing.kite(800, 140, 0.9, c.ember, c.marigold, -18), thing.kite(1130, 120, 0.8, c.green, c.rose, -14),
    person({ x: 1060, y: 420, s: 1.3, kid: true, flip: true, skin: s4, hair: "afro", top: c.ember, sleeve: "short", bottom: c.honey, turn: 0.6, tilt: -8, eyes: "happy", mouth: "laugh", lean: -12, feet: [[-126, 200], [70, 250]], run: true, toes: [1, 1], shoes: c.plum, R: { reach: [1010, 466] }, L: { reach: [1150, 500] } }),
    person({ x: 1290, y: 396, s: 1.26, kid: true, skin: s1, hair: "braids", hairColor: "#5A2F1C", cloth: c.ember, top: c.lake, sleeve: "short", bottom: c.marigold, skirt: true, turn: -0.4, tilt: 6, eyes: "happy", mouth: "laugh", feet: [[-54, 258], [50, 256]], toes: [-1, -1], L: { reach: [1220, 500] }, R: { reach: [1322, 416] } }),
    person({ x: 1450, y: 450, s: 1.16, kid: true, skin: s5, hair: "puffs", cloth: c.marigold, top: c.rose, sleeve: "short", bottom: c.plum, turn: -0.5, eyes: "happy", mouth: "smile", feet: [[-30, 240], [34, 240]], L: { reach: [1402, 540] }, R: { reach: [1512, 420] } }),
    path("M700 700Q1100 610 1600 650V700Z", c.green), place.grass(900, 660, 700, c.leaf, 26),
  ].join("");
}

function parcel() {
  return [
    rect(0, 0, 1600, 700, "#E6EBD6"), disc(1100, 380, 430, c.sage, 0.5), rect(1330, 170, 280, 14, c.woodDark), rect(1330, 320, 280, 14, c.woodDark), thing.rice(1390, 170, 0.8), thing.oil(1452, 170, 0.84), thing.oil(1494, 170, 0.84), thing.tin(1554, 170, 0.9), thing.pasta(1384, 320, 0.8), thing.pasta(1430, 320, 0.8), thing.carton(1490, 320, 0.9), thing.carton(1546, 320, 0.9, c.ember),
    rect(0, 640, 1600, 60, c.wood), rect(0, 632, 1600, 12, c.white, 0, 0.8),
    thing.closedBox(700, 684, 0.9), thing.closedBox(716, 566, 0.74, "#D6A56C"), thing.closedBox(1480, 690, 0.9), thing.potted(1370, 690, 0.9, c.ember),
    person({ x: 900, y: 290, s: 1.28, skin: s3, hair: "cap", cloth: c.ember, beard: "#2A171A", top: c.lake, sleeve: "short", bottom: c.ink, build: 1.1, belly: 8, turn: 0.6, eyes: "happy", mouth: "smile", feet: [[-40, 420], [40, 420]] }),
    person({ x: 1230, y: 310, s: 1.24, skin: s4, hair: "braids", cloth: c.marigold, top: pattern("flowers", c.rose, c.ember, 40), sleeve: "short", sleeveColor: c.rose, bottom: c.plum, skirt: true, turn: -0.6, tilt: -3, eyes: "happy", mouth: "laugh", feet: [[-40, 420], [40, 420]], R: { reach: [1170, 520] } }),
    thing.box(1070, 546, 0.8),
    person({ x: 900, y: 290, s: 1.28, skin: s3, hair: "bald", top: c.lake, sleeve: "short", build: 1.1, armsOnly: true, L: { reach: [980, 540] }, R: { reach: [990, 470] } }),
    person({ x: 1230, y: 310, s: 1.24, skin: s4, hair: "bald", top: c.rose, sleeve: "short", armsOnly: true, L: { reach: [1150, 470] }, R: { reach: [1158, 540] } }),
  ].join("");
}

function garden() {
  return [
    rect(0, 0, 1600, 700, "#FBF0D9"), place.sun(650, 170, 70), place.cloud(900, 110, 0.6), place.hills([[0, 560], [360, 480], [760, 560], [1150, 460], [1600, 540]], 700, c.sage), place.ipe(1440, 640, 1.36), place.house(760, 590, 230, 150, c.rose, c.ember, 0), path("M0 590Q600 560 1600 600V700H0Z", c.leaf), oval(1150, 690, 560, 46, "#6B402A"),
    person({ x: 1060, y: 290, s: 1.18, skin: s3, hair: "straw", hairColor: grey, cloth: c.honey, beard: grey, wrinkles: true, top: c.lake, vest: c.green, bottom: c.ink, turn: 0.5, eyes: "happy", feet: [[-40, 318], [40, 318]], shoes: c.brick, L: { reach: [1000, 520] }, R: { reach: [1180, 440], holds: (x, y) => at(x, y + 66, thing.wateringCan(0, 0, 0.84, c.ember), 1, 14, true) } }),
    person({ x: 1370, y: 460, s: 1.2, kid: true, skin: s4, hair: "puffs", cloth: c.ember, top: c.marigold, sleeve: "short", bottom: c.plum, turn: -0.6, eyes: "happy", mouth: "laugh", seat: "crossed", L: { reach: [1310, 570], holds: (x, y) => thing.plant(x - 4, y + 10, 0.5) }, R: { reach: [1430, 580] } }),
    thing.kale(900, 690, 0.8), thing.kale(1010, 694, 0.7), thing.kale(1170, 690, 0.8), thing.kale(1270, 694, 0.7), thing.crate(1500, 690, 0.7, thing.vegetables(0, -90, 1)), place.grass(560, 640, 200, c.green, 12),
  ].join("");
}

export const banners = { "banner-1": team, "banner-2": breakfast, "banner-3": kites, "banner-4": parcel, "banner-5": garden };
