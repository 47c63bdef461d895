import { at, c, closer, disc, fibres, line, oval, path, pattern, rect, sheet, skin } from "./paper";
import { person } from "./people";
import * as place from "./places";
import * as thing from "./things";

const grey = "#C9C2BC";
const [, s1, s2, s3, s4, s5] = skin;

function cafeNaPraca() {
  const gingham = pattern("check", c.white, c.ember, 56);
  return closer(
    1.08,
    800,
    110,
    [
      rect(0, 0, 1600, 1000, c.pale),
      place.sun(420, 190, 92),
      place.cloud(760, 130, 0.9),
      place.cloud(160, 250, 0.7, c.white, 0.7),
      place.hills(
        [
          [0, 420],
          [260, 330],
          [640, 430],
          [980, 340],
          [1330, 420],
          [1600, 350],
        ],
        1000,
        c.sage,
      ),
      place.street(20, 560, 4, 1.15, 0),
      place.street(880, 560, 4, 1.05, 3),
      rect(0, 552, 1600, 448, c.sand),
      path("M0 560Q500 600 820 562T1600 566V620H0Z", c.leaf, 0.55),
      fibres(0, 600, 1600, 200, c.woodDark, 24),
      place.bush(60, 590, 1),
      place.bush(1540, 596, 0.9, c.green, c.sage),
      // the flamboyant
      at(1470, 640, line("M0 0C10 -180 -30 -300 -110 -420M4 -240Q40 -360 110 -420", c.woodDark, 36)),
      [
        [1180, 80, 110],
        [1320, 40, 140],
        [1480, 90, 150],
        [1570, 190, 110],
        [1250, 150, 90],
        [1390, 170, 110],
        [1090, 40, 90],
      ]
        .map(([x = 0, y = 0, r = 0], i) => disc(x, y, r, i % 2 ? c.ember : c.terracotta))
        .join(""),
      [
        [1160, 60],
        [1240, 120],
        [1300, 30],
        [1360, 110],
        [1440, 60],
        [1500, 150],
        [1410, 190],
        [1550, 90],
        [1100, 30],
        [1210, 190],
        [1330, 220],
        [1570, 230],
      ]
        .map(([x = 0, y = 0], i) => oval(x, y, 22, 13, i % 3 ? c.marigold : c.rose, i * 37))
        .join(""),
      person({
        x: 1320,
        y: 440,
        s: 1.46,
        skin: s4,
        hair: "afro",
        top: c.marigold,
        sleeve: "short",
        turn: -0.7,
        mouth: "laugh",
        eyes: "happy",
        L: { reach: [1168, 596] },
        R: { reach: [1400, 640] },
      }),
      person({
        x: 590,
        y: 428,
        s: 1.5,
        skin: s3,
        hair: "scarf",
        cloth: c.marigold,
        top: c.green,
        apron: c.white,
        sleeve: "short",
        turn: 0.6,
        eyes: "down",
        build: 1.12,
        belly: 8,
        earring: c.marigold,
        L: { reach: [486, 650] },
      }),
      person({
        x: 832,
        y: 452,
        s: 1.46,
        skin: s2,
        hair: "cap",
        hairColor: grey,
        cloth: c.plum,
        beard: grey,
        top: c.terracotta,
        collar: c.rose,
        turn: -0.5,
        eyes: "happy",
        wrinkles: true,
        L: { reach: [792, 600], holds: (x, y) => thing.cup(x - 16, y + 8, 0.72, c.ember) },
        R: { reach: [934, 648] },
      }),
      person({
        x: 1080,
        y: 450,
        s: 1.44,
        skin: s1,
        hair: "bun",
        hairColor: grey,
        glasses: true,
        top: pattern("dots", c.plum, c.rose, 26),
        sleeve: "long",
        sleeveColor: c.plum,
        turn: 0.5,
        mouth: "smile",
        eyes: "happy",
        wrinkles: true,
        build: 1.05,
        belly: 6,
        L: { reach: [1000, 650] },
        R: { reach: [1150, 610], holds: (x, y) => thing.roll(x + 14, y + 6, 0.9) },
      }),
      person({
        x: 590,
        y: 428,
        s: 1.5,
        skin: s3,
        hair: "scarf",
        top: c.green,
        sleeve: "short",
        build: 1.12,
        armsOnly: true,
        R: { reach: [676, 574], holds: (x, y) => at(x + 30, y + 28, thing.coffeePot(0, 0, 0.58, c.lake), 1, 10, true) },
      }),
      // wheelchair at the end of the table
      thing.wheel(258, 800, 118),
      rect(170, 560, 22, 210, c.ink, 8),
      person({
        x: 290,
        y: 540,
        s: 1.42,
        skin: s5,
        hair: "fade",
        beard: "#2A171A",
        top: pattern("bands", c.cream2, c.lake, 34),
        sleeveColor: c.lake,
        sleeve: "short",
        bottom: c.ink,
        seat: "right",
        turn: 0.7,
        mouth: "laugh",
        eyes: "open",
        L: { reach: [262, 760] },
        R: { reach: [424, 610], holds: (x, y) => thing.cup(x + 20, y + 10, 0.72, c.ember) },
      }),
      thing.wheel(300, 842, 124, c.plum),
      place.table(400, 690, 1240, 320, c.white, gingham),
      thing.cloth(400, 716, 1240, 150, gingham),
      rect(400, 716, 1240, 22, c.ink, 0, 0.1),
      thing.thermos(520, 690, 0.94, c.ember),
      thing.rolls(680, 704, 0.95),
      thing.cup(806, 716, 0.9, c.lake),
      thing.fruit(960, 706, 0.92),
      thing.cup(1072, 716, 0.9, c.honey),
      thing.cake(1210, 700, 1),
      thing.papaya(1390, 704, 0.95),
      thing.glass(1490, 712, 1),
      person({
        x: 1130,
        y: 800,
        s: 1.36,
        kid: true,
        skin: s3,
        hair: "puffs",
        cloth: c.marigold,
        top: c.leaf,
        sleeve: "short",
        bottom: c.plum,
        feet: [
          [-26, 330],
          [28, 330],
        ],
        turn: 0.3,
        mouth: "laugh",
        eyes: "happy",
        L: { reach: [1062, 900] },
        R: { reach: [1216, 740] },
      }),
    ].join(""),
  );
}

function sopaDaNoite() {
  return closer(
    1.12,
    800,
    60,
    [
      rect(0, 0, 1600, 1000, c.night),
      place.moon(300, 170, 62),
      [
        [120, 80],
        [480, 60],
        [620, 180],
        [820, 70],
        [1120, 60],
        [1400, 180],
        [1500, 70],
        [90, 300],
        [520, 300],
      ]
        .map(([x = 0, y = 0], i) => thing.star(x, y, 6 + (i % 3) * 3, c.honey))
        .join(""),
      place.hills(
        [
          [0, 480],
          [300, 380],
          [700, 470],
          [1100, 370],
          [1600, 450],
        ],
        1000,
        "#3C3A5C",
      ),
      [
        [60, 190, 200],
        [240, 160, 250],
        [390, 210, 180],
        [1130, 170, 210],
        [1290, 150, 260],
        [1430, 190, 190],
      ]
        .map(
          ([x = 0, w = 0, h = 0], i) =>
            rect(x, 640 - h, w, h, i % 2 ? "#4D4468" : "#584A6E") +
            path(`M${x - 12} ${640 - h}L${x + w / 2} ${600 - h}L${x + w + 12} ${640 - h}Z`, "#6B4A63") +
            rect(x + w * 0.2, 690 - h, 34, 44, c.marigold, 3, 0.9) +
            rect(x + w * 0.6, 690 - h, 34, 44, i % 2 ? c.honey : "#3C3A5C", 3, 0.9),
        )
        .join(""),
      rect(0, 632, 1600, 368, "#4A3F58"),
      oval(800, 860, 760, 200, c.marigold, 0, 0.1),
      place.streetLamp(1010, 800, 700),
      // those who wait, in the half-light
      person({
        x: 1330,
        y: 500,
        s: 1.28,
        skin: s4,
        hair: "beanie",
        cloth: c.lake,
        top: c.plum,
        bottom: c.night,
        feet: [
          [-34, 440],
          [36, 440],
        ],
        turn: -0.7,
        eyes: "happy",
        L: { to: [-50, 196] },
        R: { to: [66, 200] },
      }),
      person({
        x: 1480,
        y: 560,
        s: 1.22,
        skin: s2,
        hair: "long",
        top: c.brick,
        bottom: c.night,
        skirt: true,
        feet: [
          [-30, 420],
          [34, 420],
        ],
        turn: -0.8,
        eyes: "down",
        mouth: "calm",
        L: { to: [-58, 200] },
        R: { to: [62, 200] },
      }),
      person({
        x: 470,
        y: 420,
        s: 1.58,
        skin: s3,
        hair: "scarf",
        cloth: c.marigold,
        top: c.green,
        apron: c.cream,
        turn: 0.7,
        eyes: "happy",
        mouth: "smile",
        earring: c.honey,
        build: 1.08,
        belly: 6,
        L: { reach: [330, 640] },
        R: { reach: [668, 560], holds: (x, y) => thing.ladle(x - 4, y + 86, 8, 0.9) },
      }),
      person({
        x: 226,
        y: 470,
        s: 1.42,
        skin: s1,
        hair: "short",
        top: c.lake,
        apron: c.rose,
        turn: 0.5,
        eyes: "down",
        L: { reach: [120, 690] },
        R: { reach: [290, 660], holds: (x, y) => thing.bowl(x + 4, y + 24, 0.8, c.white) },
      }),
      person({
        x: 960,
        y: 462,
        s: 1.54,
        skin: s2,
        hair: "beanie",
        cloth: c.green,
        beard: grey,
        top: c.terracotta,
        sleeveColor: c.terracotta,
        vest: c.plum,
        turn: -0.7,
        eyes: "happy",
        mouth: "smile",
        wrinkles: true,
        R: { reach: [872, 664] },
        L: {
          reach: [782, 664],
          holds: (x, y) => thing.bowl(x + 38, y + 14, 1.15, c.ember) + thing.steam(x + 40, y - 44, 0.9),
        },
      }),
      person({
        x: 1176,
        y: 640,
        s: 1.4,
        kid: true,
        skin: s3,
        hair: "curly",
        top: c.honey,
        bottom: c.brick,
        feet: [
          [-26, 290],
          [28, 290],
        ],
        turn: -0.6,
        eyes: "happy",
        mouth: "laugh",
        L: { reach: [1100, 740], holds: (x, y) => thing.bowl(x + 26, y + 16, 0.8, c.lake) },
        R: { reach: [1154, 752] },
      }),
      path("M0 760H1060L1084 790V1000H0Z", c.brick),
      rect(0, 790, 1084, 210, pattern("flowers", c.brick, c.ember, 80)),
      sheet("M-20 716H1010L1084 796H-20Z", c.wood, 0, 8),
      rect(0, 800, 1084, 26, c.ink, 0, 0.18),
      fibres(0, 730, 1000, 60, c.woodDark, 40, 0.4),
      thing.pot(600, 776, 1.16),
      thing.steam(560, 620, 1.2),
      thing.steam(648, 616, 1),
      thing.bowl(150, 776, 1, c.lake),
      thing.bowl(262, 786, 1, c.honey, c.terracotta),
      thing.rolls(392, 784, 0.74),
      thing.bowl(800, 782, 0.96, c.green),
      thing.bowl(912, 786, 0.96, c.rose, c.marigold),
      oval(1250, 960, 300, 30, c.ink, 0, 0.2),
    ].join(""),
  );
}

function cafeComVizinhas() {
  const wall = pattern("leaves", c.blush, "#F3C8B5", 46);
  return closer(
    1.1,
    800,
    150,
    [
      rect(0, 0, 1600, 1000, wall),
      rect(0, 800, 1600, 200, c.wood),
      fibres(0, 810, 1600, 180, c.woodDark, 50, 0.4),
      place.windowFrame(
        560,
        110,
        480,
        470,
        rect(560, 110, 480, 470, c.pale) +
          place.sun(690, 230, 54) +
          place.hills(
            [
              [540, 420],
              [700, 350],
              [880, 420],
              [1060, 340],
            ],
            600,
            c.sage,
          ) +
          place.street(600, 560, 3, 0.8, 2) +
          place.ipe(960, 600, 0.9),
      ),
      place.curtain(530, 84, 130, 520, c.white, 1),
      place.curtain(1070, 84, 130, 520, c.white, -1),
      line("M500 78H1100", c.woodDark, 14),
      place.frame(
        190,
        170,
        170,
        210,
        c.sky,
        place.sun(280, 250, 30) +
          place.hills(
            [
              [180, 330],
              [260, 290],
              [360, 330],
            ],
            400,
            c.leaf,
          ),
      ),
      place.frame(388, 250, 100, 124, c.honey, disc(438, 316, 26, c.ember)),
      rect(1210, 320, 300, 18, c.wood),
      thing.potted(1290, 320, 0.9, c.lake),
      rect(1370, 220, 100, 100, c.plum, 12),
      disc(1400, 270, 26, c.honey),
      line("M1440 246v50M1454 246v50", c.rose, 5),
      rect(380, 480, 26, 330, c.woodDark, 8),
      rect(360, 470, 250, 60, c.wood, 24),
      rect(1010, 470, 250, 60, c.wood, 24),
      rect(1220, 480, 26, 330, c.woodDark, 8),
      person({
        x: 486,
        y: 460,
        s: 1.74,
        skin: s4,
        hair: "bob",
        glasses: true,
        earring: c.marigold,
        top: c.green,
        sleeve: "long",
        collar: c.white,
        turn: 0.75,
        tilt: 4,
        eyes: "happy",
        mouth: "laugh",
        L: { reach: [430, 748] },
        R: { reach: [668, 640], holds: (x, y) => thing.cup(x + 16, y + 18, 1.05, c.honey) },
      }),
      person({
        x: 1120,
        y: 486,
        s: 1.7,
        skin: s1,
        hair: "bun",
        hairColor: "#EFEAE4",
        top: pattern("flowers", c.plum, c.rose, 44),
        sleeveColor: c.plum,
        collar: c.white,
        glasses: true,
        wrinkles: true,
        turn: -0.75,
        tilt: -5,
        eyes: "happy",
        mouth: "smile",
        build: 1.06,
        belly: 10,
        L: { reach: [950, 640], holds: (x, y) => thing.cup(x - 12, y + 20, 1.05, c.white) },
        R: { reach: [1180, 752] },
      }),
      place.table(240, 780, 1120, 240, c.white, pattern("bands", c.sky, c.lake, 60)),
      thing.cloth(240, 806, 1120, 90, pattern("dots", c.sky, c.white, 40)),
      thing.coffeePot(800, 778, 1.25, c.ember),
      thing.steam(684, 610, 0.7),
      thing.steam(936, 608, 0.7),
      thing.cake(580, 786, 1.1),
      thing.roll(1020, 786, 1),
      thing.fruit(1230, 784, 0.9),
      // the cat
      at(
        1386,
        924,
        path("M-70 0C-90 -80 -40 -120 0 -120C50 -120 80 -70 70 0Z", c.terracotta) +
          path("M-42 -106L-52 -176L-16 -150H16L52 -176L42 -106Q30 -80 0 -80Q-30 -80 -42 -106Z", c.terracotta) +
          line("M-22 -122q7 6 14 0M10 -122q7 6 14 0M-6 -106q6 6 12 0", c.ink, 4) +
          line("M66 -20Q130 -30 110 -90", c.terracotta, 22) +
          line("M-30 -60h30M-34 -40h34", c.brick, 5),
      ),
    ].join(""),
  );
}

function cozinha() {
  return closer(
    1.16,
    800,
    140,
    [
      rect(0, 0, 1600, 1000, c.honey),
      place.tiles(0, 250, 1600, 420, c.white, c.sky),
      rect(0, 230, 1600, 26, c.lake),
      place.windowFrame(
        1130,
        60,
        300,
        330,
        rect(1130, 60, 300, 330, c.pale) +
          place.hills(
            [
              [1100, 300],
              [1240, 230],
              [1460, 300],
            ],
            500,
            c.leaf,
          ) +
          place.tree(1350, 400, 0.8),
      ),
      rect(120, 190, 470, 20, c.woodDark),
      [170, 270, 360, 440, 530]
        .map(
          (x, i) =>
            line(`M${x} 206v26`, c.ink, 5) +
            (i % 2
              ? thing.ladle(x, 336, 0, 0.9)
              : at(x, 236, disc(0, 60, 50, i ? "#98A4A6" : c.ember) + disc(0, 60, 38, i ? "#B4BEBD" : c.terracotta))),
        )
        .join(""),
      place.lamp(780, 150, 1, c.green),
      person({
        x: 380,
        y: 420,
        s: 1.54,
        skin: s1,
        hair: "short",
        top: pattern("bands", c.white, c.plum, 30),
        sleeveColor: c.plum,
        sleeve: "short",
        apron: c.ember,
        turn: 0.5,
        eyes: "down",
        L: { reach: [270, 690] },
        R: { reach: [456, 676] },
      }),
      person({
        x: 790,
        y: 404,
        s: 1.62,
        skin: s3,
        hair: "scarf",
        cloth: c.marigold,
        top: c.green,
        sleeve: "short",
        apron: c.cream,
        turn: -0.3,
        eyes: "happy",
        mouth: "laugh",
        build: 1.14,
        belly: 10,
        earring: c.marigold,
        L: { reach: [690, 534], holds: (x, y) => thing.spoon(x + 8, y + 110, 5, 1.1) },
        R: { reach: [930, 640] },
      }),
      person({
        x: 1210,
        y: 440,
        s: 1.52,
        skin: s5,
        hair: "locs",
        top: c.terracotta,
        sleeve: "short",
        apron: c.lake,
        turn: -0.6,
        eyes: "happy",
        mouth: "smile",
        glasses: true,
        L: { reach: [1100, 680] },
        R: { reach: [1256, 684] },
      }),
      place.table(-40, 720, 1680, 300, c.cream2, c.green),
      rect(0, 760, 1600, 260, c.green),
      [200, 600, 1000, 1400]
        .map((x) => rect(x - 190, 790, 380, 240, c.forest, 8) + rect(x + 130, 850, 14, 60, c.honey, 6))
        .join(""),
      thing.pot(690, 738, 1.18, c.ember),
      thing.steam(650, 580, 1.1),
      thing.steam(748, 590, 0.9),
      thing.pot(950, 742, 0.9),
      thing.steam(950, 622, 0.9),
      sheet("M220 700H520L546 744H196Z", c.wood),
      thing.vegetables(350, 720, 0.9),
      rect(452, 640, 12, 78, "#C4CBC7", 4),
      thing.oil(552, 744, 1.1),
      sheet("M1070 704H1330L1356 748H1046Z", c.white),
      [0, 1, 2, 3, 4].map((i) => oval(1110 + i * 44, 722, 17, 13, i % 2 ? c.terracotta : c.ember)).join(""),
      thing.bowl(1418, 744, 1.15, c.lake, c.leaf),
    ].join(""),
  );
}

function natal() {
  const fir = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      rect(-20, -30, 40, 60, c.woodDark) +
        [
          [150, 0, 150],
          [122, -110, 140],
          [92, -210, 130],
          [60, -300, 110],
        ]
          .map(([w = 0, b = 0, h = 0], i) =>
            path(`M${-w} ${b - 20}Q0 ${b + 16} ${w} ${b - 20}L0 ${b - h - 20}Z`, i % 2 ? c.leaf : c.green),
          )
          .join("") +
        [
          [-90, -40],
          [10, -50],
          [84, -30],
          [-50, -140],
          [52, -130],
          [0, -190],
          [-34, -230],
          [34, -270],
          [0, -330],
        ]
          .map(([px = 0, py = 0], i) => disc(px, py, 13, [c.ember, c.marigold, c.rose][i % 3] ?? c.ember))
          .join("") +
        thing.star(0, -432, 38),
      s,
    );
  return closer(
    1.1,
    800,
    60,
    [
      rect(0, 0, 1600, 1000, "#7E2E2B"),
      rect(0, 0, 1600, 1000, pattern("dots", "#7E2E2B", "#8D3A33", 60)),
      place.windowFrame(
        150,
        130,
        260,
        340,
        rect(150, 130, 260, 340, c.night) +
          place.moon(330, 220, 30) +
          thing.star(210, 200, 9) +
          thing.star(260, 300, 7) +
          place.hills(
            [
              [130, 400],
              [280, 350],
              [420, 410],
            ],
            500,
            "#3C3A5C",
          ),
        c.cream2,
      ),
      thing.bunting(-20, 30, 1640, 60, 17),
      fir(1340, 760, 1.36),
      place.lamp(800, 190, 1.1, c.marigold),
      person({
        x: 350,
        y: 470,
        s: 1.46,
        skin: s4,
        hair: "short",
        hairColor: grey,
        top: c.lake,
        collar: c.white,
        turn: 0.6,
        eyes: "happy",
        glasses: true,
        wrinkles: true,
        L: { reach: [280, 706] },
        R: { reach: [420, 706] },
      }),
      person({
        x: 590,
        y: 448,
        s: 1.5,
        skin: s2,
        hair: "long",
        top: c.marigold,
        sleeve: "short",
        turn: 0.4,
        eyes: "happy",
        mouth: "laugh",
        earring: c.ember,
        L: { reach: [540, 690] },
        R: { reach: [690, 690] },
      }),
      person({
        x: 850,
        y: 434,
        s: 1.56,
        skin: s3,
        hair: "scarf",
        cloth: c.marigold,
        top: c.green,
        apron: c.white,
        build: 1.1,
        belly: 8,
        eyes: "happy",
        mouth: "smile",
        turn: -0.2,
        L: { reach: [742, 668] },
        R: { reach: [960, 668] },
      }),
      person({
        x: 1110,
        y: 470,
        s: 1.46,
        skin: s1,
        hair: "fade",
        beard: "#4A2C20",
        top: pattern("check", c.cream2, c.ember, 40),
        sleeveColor: c.terracotta,
        turn: -0.6,
        eyes: "happy",
        mouth: "laugh",
        L: { reach: [1046, 706] },
        R: { reach: [1176, 706] },
      }),
      place.table(130, 740, 1340, 300, c.white, pattern("stripes", c.cream, c.ember, 60)),
      thing.cloth(130, 766, 1340, 130, pattern("check", c.cream, c.green, 60)),
      rect(130, 766, 1340, 20, c.ink, 0, 0.12),
      at(
        850,
        744,
        thing.plate(0, 0, 1.7) +
          path("M-80 -6Q-90 -84 -10 -90Q70 -96 88 -20Q60 8 0 8Q-50 8 -80 -6Z", "#C17A38") +
          path("M60 -40Q110 -90 126 -76Q134 -60 92 -16Z", "#D08C45") +
          disc(130, -80, 13, c.white) +
          line("M-40 -60Q-10 -76 24 -66", "#E3AC62", 7) +
          oval(-96, -4, 20, 12, c.leaf, 20) +
          oval(104, 4, 20, 12, c.leaf, -20) +
          disc(-70, 6, 11, c.marigold) +
          disc(74, 8, 11, c.marigold),
      ),
      thing.rolls(560, 752, 0.86),
      thing.bowl(390, 764, 1.1, c.lake, c.leaf),
      thing.cake(1180, 748, 1),
      thing.fruit(1350, 752, 0.86),
      thing.bowl(680, 776, 0.8, c.white),
      thing.bowl(1040, 776, 0.8, c.white),
      [240, 1010, 700]
        .map(
          (x) =>
            rect(x - 9, 690, 18, 64, c.ember) +
            path(`M${x} 662q12 14 0 26q-12 -12 0 -26z`, c.marigold) +
            disc(x, 674, 28, c.honey, 0.25),
        )
        .join(""),
      person({
        x: 470,
        y: 800,
        s: 1.42,
        kid: true,
        skin: s3,
        hair: "braids",
        cloth: c.ember,
        top: c.rose,
        bottom: c.plum,
        skirt: true,
        feet: [
          [-26, 330],
          [28, 330],
        ],
        turn: 0.4,
        eyes: "happy",
        mouth: "laugh",
        L: { reach: [410, 930] },
        R: { reach: [556, 770] },
      }),
      thing.glass(298, 766, 0.9, c.ember),
      thing.glass(1100, 764, 0.9, c.marigold),
      thing.gift(1260, 904, 1.15, c.lake, c.honey),
      thing.gift(1390, 908, 0.95, c.marigold, c.ember),
      thing.gift(1160, 912, 0.76, c.rose, c.plum),
    ].join(""),
  );
}

export const foodScenes = {
  "cafe-na-praca": cafeNaPraca,
  "sopa-da-noite": sopaDaNoite,
  "cafe-com-vizinhas": cafeComVizinhas,
  cozinha,
  natal,
};
