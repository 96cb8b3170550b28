let sheet: CSSStyleSheet | null = null

/**
 * Puts a frame around this page while its chart is looked at, so that one sees which of two like pages an inspector acts in.
 * A style sheet of its own: nothing of the page itself changes, which React has still to recognise.
 */
export function showFrame(isShown: boolean): void {
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(
    isShown
      ? '@media screen { html::after { content: ""; position: fixed; inset: 0; z-index: 2147483647; border: 4px solid Highlight; pointer-events: none } }'
      : '',
  )
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
