import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddress, markClientAddress, networkOf } from "./client-address";

function request(headers: IncomingHttpHeaders, remoteAddress = "10.0.0.9") {
  return { headers: { ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage;
}

describe("clientAddress", () => {
  test("without a proxy it is the socket's address, whatever the header says", () => {
    expect(clientAddress(request({ "x-forwarded-for": "1.2.3.4" }), 0)).toBe("10.0.0.9");
  });

  test("behind one proxy it is the last entry, the one that the proxy itself wrote", () => {
    expect(clientAddress(request({ "x-forwarded-for": "6.6.6.6, 1.2.3.4" }), 1)).toBe("1.2.3.4");
  });

  test("behind two proxies it is the second from the right", () => {
    expect(clientAddress(request({ "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.2" }), 2)).toBe("1.2.3.4");
  });

  test("a header with fewer entries than proxies is not believed", () => {
    expect(clientAddress(request({ "x-forwarded-for": "6.6.6.6" }), 2)).toBe("10.0.0.9");
    expect(clientAddress(request({}), 1)).toBe("10.0.0.9");
  });

  test.each([
    ["1.2.3.4:5678", "1.2.3.4"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["::ffff:1.2.3.4", "1.2.3.4"],
    ["<script>", "10.0.0.9"],
    ["unknown", "10.0.0.9"],
  ])("reads %s as %s", (entry, address) => {
    expect(clientAddress(request({ "x-forwarded-for": entry }), 1)).toBe(address);
  });

  test("an IPv4 visitor on an IPv6 socket is an IPv4 visitor", () => {
    expect(clientAddress(request({}, "::ffff:192.168.0.7"), 0)).toBe("192.168.0.7");
  });
});

describe("markClientAddress", () => {
  test("overwrites what the client sent", () => {
    const spoofed = request({
      "x-nova-client-ip": "6.6.6.6",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "for=6.6.6.6",
      accept: "text/html",
    });
    markClientAddress(spoofed, 0);
    expect(spoofed.headers).toEqual({
      "x-nova-client-ip": "10.0.0.9",
      "x-forwarded-for": "10.0.0.9",
      accept: "text/html",
    });
  });

  test("keeps of trusted proxies the addresses alone: Next would compare a client's own host with its Origin", () => {
    const proxied = request({
      ...{ "x-forwarded-for": "1.2.3.4", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
      forwarded: "host=evil.example",
    });
    markClientAddress(proxied, 1);
    expect(proxied.headers).toEqual({ "x-forwarded-for": "1.2.3.4", "x-nova-client-ip": "1.2.3.4" });
    const direct = request({});
    markClientAddress(direct, 1);
    expect(direct.headers["x-forwarded-for"]).toBe(direct.headers["x-nova-client-ip"]);
  });
});

describe("an IPv6 visitor", () => {
  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2:ffff::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
    ["192.0.2.1", "192.0.2.1"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test("is known by the network, whichever of its addresses is used", () => {
    const asked = ["2001:db8:1:2::a", "2001:db8:1:2:b::1"].map((address) => request({}, address));
    for (const one of asked) markClientAddress(one, 0);
    expect(asked.map(({ headers }) => headers["x-nova-client-ip"])).toEqual(["2001:db8:1:2::/64", "2001:db8:1:2::/64"]);
    expect(asked[0]?.headers["x-forwarded-for"]).toBe("2001:db8:1:2::a");
  });
});
