/** The page's first link, shown when the keyboard reaches it; leads to the element `conteudo`. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
    >
      Pular para o conteúdo
    </a>
  );
}
