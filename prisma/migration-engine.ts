import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlResultSet } from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

export type MigrationEngine = engineModule.SchemaEngine;

/**
 * Prisma's own schema engine, in WebAssembly, for comparing schemas only: the CLI would download a binary first, and npm is
 * all that a fresh machine has.
 * `schema` is the text of schema.prisma.
 */
export async function withEngine<Result>(
  url: string,
  schema: string,
  work: (engine: MigrationEngine) => Promise<Result>,
) {
  await loadEngine();
  const pool = new MigrationPool({ connectionString: url, max: 3 });
  pool.on("error", () => {});
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(pool));
  try {
    const engine = await engineModule.SchemaEngine.new({ datamodels: [["schema.prisma", schema]] }, () => {}, factory);
    return await work(engine);
  } finally {
    await pool.end();
  }
}

let loading: Promise<void> | undefined;

function loadEngine() {
  loading ??= (async () => {
    const file = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    const { instance } = await WebAssembly.instantiate(await readFile(file.replace(/\.js$/, ".wasm")), {
      "./schema_engine_bg.js": withUnreferencedTimers(engineModule as unknown as WebAssembly.ModuleImports),
    });
    const glue = engineModule as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void };
    glue.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
  })();
  return loading;
}

/** Unreferences timers: the engine never clears its ten-second ones, and a finished process would wait for them. */
function withUnreferencedTimers(imports: WebAssembly.ModuleImports): WebAssembly.ModuleImports {
  const rest =
    (start: (...args: unknown[]) => NodeJS.Timeout) =>
    (...args: unknown[]) =>
      start(...args).unref();
  return Object.fromEntries(
    Object.entries(imports).map(([name, value]) => [
      name,
      name.startsWith("__wbg_setTimeout_") ? rest(value as (...args: unknown[]) => NodeJS.Timeout) : value,
    ]),
  ) as WebAssembly.ModuleImports;
}

/** The stock adapter, extended for the system catalogue, which a running application never reads. */
class MigrationAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => withCharacters(await queryRaw(query));
    return adapter;
  }
}

const charType = 18;
const textType = 25;
const charMark = "\u0000char";

/** The engine reads the system catalogue, whose "char" columns the adapter refuses: they pass as text, marked in their name… */
class MigrationPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads, each with its answer, and this one passes all of them on
  override query(...args: unknown[]): any {
    const answer: unknown = Reflect.apply(super.query, this, args);
    return answer instanceof Promise ? answer.then(markCharacters) : answer;
  }
}

function markCharacters<Result extends Partial<pg.QueryResult>>(result: Result) {
  for (const field of result.fields ?? []) {
    if (field.dataTypeID !== charType) continue;
    field.dataTypeID = textType;
    field.name += charMark;
  }
  return result;
}

/** …and are declared to the engine as characters. */
function withCharacters(result: SqlResultSet): SqlResultSet {
  result.columnNames.forEach((name, column) => {
    if (!name.endsWith(charMark)) return;
    result.columnNames[column] = name.slice(0, -charMark.length);
    result.columnTypes[column] = ColumnTypeEnum.Character;
  });
  return result;
}
