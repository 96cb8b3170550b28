import type { Copy } from '@aangiftewijs/domain/language'
import type { Block, Content, Section } from './blocks.ts'
import { linksIn } from './inline.ts'

/** Every text of a block, in reading order. */
export function textsOf(block: Block): readonly Copy[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'figure':
      return [
        block.label,
        block.amount,
        block.years,
        ...block.others.map(({ amount }) => amount),
        ...(block.remark ? [block.remark] : []),
      ]
    case 'note':
      return [block.title, block.text]
    case 'links':
      return block.links.flatMap(({ label, text }) => [label, text])
  }
}

/** Every section of a page. */
export const sectionsOf = (content: Content): readonly Section[] => content.parts.flatMap(({ sections }) => sections)

/** Every text of a page, titles included. */
export const allTexts = (content: Content): readonly Copy[] => [
  content.lead,
  ...content.parts.flatMap((part) => [
    part.title,
    ...(part.lead ? [part.lead] : []),
    ...part.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
  ]),
]

/** The anchors of a page: its parts and its sections. */
export const anchorsOf = (content: Content): readonly string[] => [
  ...content.parts.map(({ id }) => id),
  ...sectionsOf(content).map(({ id }) => id),
]

/** Every address a page links to, in either language. */
export const addressesIn = (content: Content): readonly string[] => [
  ...allTexts(content).flatMap(({ en, nl }) => [...linksIn(en), ...linksIn(nl)]),
  ...sectionsOf(content)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'links' ? block.links.map(({ href }) => href) : [])),
]
