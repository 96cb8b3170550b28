import { type Copy, languageOf } from '@aangiftewijs/domain/language'
import { Banner } from '@aangiftewijs/ui/Banner'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { KeyFigure } from '@aangiftewijs/ui/KeyFigure'
import { Link } from '@aangiftewijs/ui/Link'
import { Prose, Stack, Text } from '@aangiftewijs/ui/layout'
import { Fragment } from 'react'
import { T, Term, useLanguageChoice } from '../../copy/words.tsx'
import type { Block, ContentLink } from './blocks.ts'
import { words } from './copy.ts'
import { type InlinePiece, inlinePieces } from './inline.ts'

/** The blocks of a section, one below the other. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <Stack gap={4}>
    {blocks.map((block, index) => (
      <BlockView block={block} key={`${block.kind}-${index}`} />
    ))}
  </Stack>
)

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Text>
          <Inline text={block.text} />
        </Text>
      )
    case 'list':
      return <ListView block={block} />
    case 'table':
      return <TableView block={block} />
    case 'figure':
      return (
        <KeyFigure
          label={<Inline text={block.label} />}
          amount={<Inline text={block.amount} />}
          period={<Inline text={block.years} />}
          othersLabel={<T text={words.otherYears} />}
          others={block.others.map(({ year, amount }) => ({ period: year, amount: <Inline text={amount} /> }))}
        >
          {block.remark && <Inline text={block.remark} />}
        </KeyFigure>
      )
    case 'note':
      return (
        <Banner tone={block.tone} title={<Inline text={block.title} />}>
          <Inline text={block.text} />
        </Banner>
      )
    case 'links':
      return (
        <Stack as="ul" gap={4}>
          {block.links.map((link) => (
            <li key={link.href}>
              <LinkView link={link} />
            </li>
          ))}
        </Stack>
      )
  }
}

function ListView({ block }: { readonly block: Extract<Block, { kind: 'list' }> }) {
  const Element = block.isOrdered ? 'ol' : 'ul'
  return (
    <Prose>
      <Element>
        {block.items.map((item) => (
          <li key={item.en}>
            <Inline text={item} />
          </li>
        ))}
      </Element>
    </Prose>
  )
}

/** An amount or a percentage and nothing else. */
const isFigure = ({ en }: Copy) => /^(€\s?)?[\d.,]+\s?%?$/.test(en)

function TableView({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  const columns = block.columns.map(
    (label, index) =>
      ({
        id: `column-${index}`,
        label: <Inline text={label} />,
        align: index > 0 && block.rows.every((row) => row.slice(index, index + 1).every(isFigure)) ? 'end' : 'start',
      }) as const,
  )
  const rows = block.rows.map((row, place) => ({
    id: `row-${place}`,
    cells: Object.fromEntries(row.map((cell, index) => [`column-${index}`, <Inline key={cell.en} text={cell} />])),
  }))
  return <DataTable caption={<Inline text={block.caption} />} columns={columns} rows={rows} />
}

const LinkView = ({ link }: { readonly link: ContentLink }) => (
  <>
    <Address href={link.href}>{link.label}</Address>
    <Text tone="muted" size="sm">
      <Inline text={link.text} />
    </Text>
  </>
)

/** Other sites, and the sample documents, which one looks at beside the return (spec 2 § 2.22). */
const opensInNewTab = (href: string) => href.startsWith('http') || href === '/sample-documents'

/** A link of the content; one that opens in a new tab says so. */
const Address = ({ href, children }: { readonly href: string; readonly children: Copy | string }) => {
  const label = typeof children === 'string' ? children : <Inline text={children} />
  return opensInNewTab(href) ? (
    <Link href={href} isExternal externalLabel={<T text={words.externalLink} />}>
      {label}
    </Link>
  ) : (
    <Link href={href}>{label}</Link>
  )
}

/** A text with its inline marks made into links, terms and strong words. */
export function Inline({ text }: { readonly text: Copy }) {
  const choice = useLanguageChoice()
  return inlinePieces(text[languageOf(text, choice)]).map((piece, index) => (
    <Fragment key={`${piece.kind}-${index}`}>{pieceView(piece)}</Fragment>
  ))
}

function pieceView(piece: InlinePiece) {
  switch (piece.kind) {
    case 'words':
      return piece.words
    case 'link':
      return <Address href={piece.href}>{piece.words}</Address>
    case 'term':
      return <Term>{piece.words}</Term>
    case 'strong':
      return <strong>{piece.words}</strong>
  }
}
