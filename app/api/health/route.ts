import { connection } from "next/server";
import { db } from "@/lib/db";

/** 200 while the database answers, 503 while it does not. */
export async function GET() {
  await connection();
  const database = await db.$queryRaw`SELECT 1`.then(
    () => "up" as const,
    () => "down" as const,
  );
  const headers = { "cache-control": "no-store" };
  return Response.json(
    { status: database === "up" ? "ok" : "unavailable", database },
    { status: database === "up" ? 200 : 503, headers },
  );
}
