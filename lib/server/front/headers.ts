import type { ServerResponse } from "node:http";

/** Half a year in seconds: long enough to count, short enough to come back from. */
const HALF_A_YEAR = 15_768_000;

/** What the product never asks of a browser, nor lets an embedded page ask. */
const UNUSED = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer"],
  ...["microphone", "midi", "payment", "screen-wake-lock", "serial", "usb", "xr-spatial-tracking"],
];

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": UNUSED.map((feature) => `${feature}=()`).join(", "),
  "cross-origin-opener-policy": "same-origin",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
};

/** The headers of every answer; `https` says whether visitors come by it. The build's own files need only the first. */
export function writeSecurityHeaders(response: ServerResponse, https: boolean) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (https) response.setHeader("strict-transport-security", `max-age=${HALF_A_YEAR}`);
}
