import type { Card as CardText } from "@/lib/seo/cards";

export const CARD = { width: 1200, height: 630 };
/** The picture's frame: round at the top, at the lower edge of the card. */
export const CARD_WINDOW = { width: 424, height: 546 };

/** Colours of the light theme (app/globals.css), and of a bar's track. */
const color = {
  paper: "#fbf6ec",
  ink: "#2d1a23",
  muted: "#6a5460",
  sun: "#f2a93b",
  leaf: "#1f5a4e",
  track: "#e5dac6",
};

type Props = Pick<CardText, "label" | "title" | "note" | "percent"> & {
  name: string;
  logo: string;
  accent: string;
  picture: string;
};

/** The image of a link preview, in the subset of HTML and CSS that satori draws. */
export function PreviewCard({ name, label, title, note, percent, logo, accent, picture }: Props) {
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", background: color.paper, color: color.ink }}>
      <Window picture={picture} />
      <div style={{ display: "flex", flexDirection: "column", width: 690, padding: "56px 0 56px 64px" }}>
        <div style={{ display: "flex", alignItems: "center", fontFamily: "Display", fontSize: 34 }}>
          <img src={logo} width={68} height={68} alt="" style={{ marginRight: 14 }} />
          {name}
        </div>
        <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, justifyContent: "center" }}>
          <div style={{ fontSize: 30, color: accent, marginBottom: 14 }}>{label}</div>
          <div
            style={{
              display: "block",
              lineClamp: 5,
              fontFamily: "Display",
              fontSize: titleSize(title),
              lineHeight: 1.06,
              letterSpacing: "-0.025em",
              wordBreak: "break-word",
            }}
          >
            {title}
          </div>
        </div>
        {percent !== undefined && <Bar percent={percent} />}
        <div
          style={{
            display: "block",
            lineClamp: 2,
            fontSize: 28,
            lineHeight: 1.35,
            color: color.muted,
            wordBreak: "break-word",
          }}
        >
          {note}
        </div>
      </div>
    </div>
  );
}

/** How much of a goal is reached: full from 100 % on, and the note says how far beyond. */
function Bar({ percent }: { percent: number }) {
  return (
    <div style={{ display: "flex", height: 24, borderRadius: 12, background: color.track, marginBottom: 18 }}>
      <div style={{ width: `${Math.min(100, percent)}%`, height: 24, borderRadius: 12, background: color.leaf }} />
    </div>
  );
}

/** Two sheets of paper: the sun, and in front of it the picture. */
function Window({ picture }: { picture: string }) {
  const { width, height } = CARD_WINDOW;
  const sheet = { position: "absolute", bottom: 0, width, borderRadius: `${width / 2}px ${width / 2}px 0 0` } as const;
  return (
    <div style={{ display: "flex", position: "absolute", top: 0, right: 0, width: width + 100, height: CARD.height }}>
      <div style={{ ...sheet, right: 24, height: height - 40, background: color.sun }} />
      <img src={picture} alt="" width={width} height={height} style={{ ...sheet, right: 60, height }} />
    </div>
  );
}

/** Smaller for long titles, which then fit into four lines, the longest into five. */
function titleSize(title: string) {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const byLength = title.length <= 28 ? 84 : title.length <= 44 ? 70 : title.length <= 66 ? 60 : 50;
  return Math.min(byLength, Math.max(44, Math.floor(1050 / longestWord)));
}
