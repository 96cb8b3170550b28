import { Heading, Page as Sheet, Stack, Text } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'
import { routes } from '../../routes.ts'
import { usePage } from '../../shell/page-context.tsx'
import { Inline } from './Blocks.tsx'
import type { Content, Part } from './blocks.ts'
import { type ContentId, contents } from './contents.ts'
import { Sections } from './Sections.tsx'
import { ServerHtml } from './ServerHtml.tsx'

/** The heading of a content page: its route's title. */
const titles = new Map(routes.map(({ id, title }) => [id, title]))

/** The part with this id; throws when the page has none, which a test rules out. */
export function partOf(content: Content, id: string): Part {
  const part = content.parts.find((candidate) => candidate.id === id)
  if (part === undefined) throw new Error(`No part ${id}`)
  return part
}

interface ContentPageProps {
  readonly id: ContentId
  readonly children: ReactNode
}

/** A page of content: heading, lead, and what stands below. */
export function ContentPage({ id, children }: ContentPageProps) {
  const title = titles.get(id)
  return (
    <Sheet>
      <Stack gap={8}>
        <Stack as="header" gap={3}>
          <Heading level={1}>{title && <T text={title} />}</Heading>
          <ServerHtml resource={contents[id]} name="lead">
            {({ lead }) => (
              <Text size="lg" tone="muted">
                <Inline text={lead} />
              </Text>
            )}
          </ServerHtml>
        </Stack>
        {children}
      </Stack>
    </Sheet>
  )
}

/** A page that is one run of sections: privacy, terms, contact, accessibility, resources. */
export function PlainContentPage({ id }: { readonly id: ContentId }) {
  const { operator = {} } = usePage()
  return (
    <ContentPage id={id}>
      <ServerHtml resource={contents[id]} name="parts">
        {({ parts, partsFor }) => (partsFor?.(operator) ?? parts).map((part) => <Sections key={part.id} part={part} />)}
      </ServerHtml>
    </ContentPage>
  )
}
