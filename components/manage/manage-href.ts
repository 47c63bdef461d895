/** The address of a management list with these choices; what is as always stays out of it. */
export function manageHref(pathname: string, choices: Record<string, string | number>) {
  const usual: Record<string, string> = {
    q: "",
    status: "todos",
    categoria: "",
    ordem: "",
    porPagina: "20",
    pagina: "1",
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    if (String(value) !== (usual[name] ?? "")) query.set(name, String(value));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
