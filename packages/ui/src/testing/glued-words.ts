/** Whose words are read as one: a name, or a description. */
const named = 'label, legend, a, button, summary, h1, h2, h3, h4, caption'

const isBlank = (node: Node): boolean => node instanceof Text && node.data.trim() === ''
/** What React's server writes between two texts. */
const isSeparator = (node: Node | null): boolean => node instanceof Comment && node.data === ' '
/** Words that are hidden from sight stand out of the line, and so apart. */
const isInLine = (node: Node | undefined): node is Node =>
  node !== undefined && !(node instanceof Element && /hidden/i.test(node.className))

function describing(root: HTMLElement): readonly string[] {
  const referring = [...root.querySelectorAll('[aria-describedby], [aria-labelledby]')]
  return referring.flatMap((element) =>
    ['aria-describedby', 'aria-labelledby'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []),
  )
}

/**
 * Words of a name or a description between which the server's HTML has a space that Chromium leaves out of them: white space alone beside
 * a separator. An element around the words takes the separator away.
 */
export function gluedWords(root: HTMLElement): readonly string[] {
  const described = new Set(describing(root))
  const isRead = (element: Element | null): boolean =>
    element !== null && (element.matches(named) || described.has(element.id) || isRead(element.parentElement))
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const glued: string[] = []
  while (texts.nextNode()) {
    const space = texts.currentNode
    if (!isBlank(space) || ![space.previousSibling, space.nextSibling].some(isSeparator)) continue
    const pieces = [...(space.parentNode?.childNodes ?? [])].filter((node) => node === space || !isSeparator(node))
    const at = pieces.indexOf(space as ChildNode)
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (isInLine(before) && isInLine(after) && isRead(space.parentElement))
      glued.push(`“${before.textContent}” and “${after.textContent}” are read as one word`)
  }
  return glued
}
