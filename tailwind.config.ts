import type { Config } from "tailwindcss";

/** The design system's scales. Colours are variables of app/globals.css, one set for each theme. */
export default {
  darkMode: ["selector", ".dark"],
  content: ["./app/**/*.tsx", "./components/**/*.tsx"],
  theme: {
    extend: {
      colors: {
        paper: "var(--paper)",
        surface: "var(--surface)",
        sunken: "var(--sunken)",
        ink: "var(--ink)",
        muted: "var(--muted)",
        line: "var(--line)",
        /** The edge of what can be filled in or pressed: 3:1 against its surroundings. */
        field: "var(--field)",
        accent: "var(--accent)",
        "accent-strong": "var(--accent-strong)",
        "on-accent": "var(--on-accent)",
        sun: "var(--sun)",
        "on-sun": "var(--on-sun)",
        leaf: "var(--leaf)",
        "leaf-soft": "var(--leaf-soft)",
        danger: "var(--danger)",
        "danger-soft": "var(--danger-soft)",
      },
      fontFamily: {
        display: ["var(--font-display)", "ui-sans-serif", "system-ui", "sans-serif"],
        sans: ["var(--font-text)", "ui-sans-serif", "system-ui", "sans-serif"],
      },
      borderRadius: { card: "1.25rem", field: "0.75rem" },
      boxShadow: {
        card: "0 1px 2px rgb(59 31 43 / 0.06), 0 8px 24px -12px rgb(59 31 43 / 0.18)",
        bar: "0 1px 0 var(--line), 0 8px 24px -16px rgb(59 31 43 / 0.35)",
      },
      maxWidth: { page: "75rem", text: "42rem" },
      /** What is not seen yet takes no room either. */
      keyframes: { late: { from: { maxHeight: "0", marginTop: "0", visibility: "hidden" } } },
      animation: { late: "late 0s 8s both" },
    },
  },
} satisfies Config;
