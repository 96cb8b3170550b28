import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Grid, Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Blocks } from './Blocks.tsx'
import type { Part } from './blocks.ts'
import { ContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'
import { words } from './copy.ts'
import { SectionView } from './Sections.tsx'
import { ServerHtml } from './ServerHtml.tsx'

/** Mission, values, steps, disclaimers, and the way in. Spec 2 § 2.14. */
export const Page = () => (
  <ContentPage id="about">
    <ServerHtml resource={contents.about} name="parts">
      {({ parts }) => (
        <Stack gap={12}>
          {parts.map((part) => (
            <Chapter key={part.id} part={part} />
          ))}
        </Stack>
      )}
    </ServerHtml>
    <Stack as="section" gap={4}>
      <Heading level={2}>
        <T text={words.callToAction} />
      </Heading>
      <Cluster gap={3}>
        <LinkButton href="/tax-filing/setup">
          <T text={words.startFiling} />
        </LinkButton>
        <LinkButton href="/quick-tax-calculator" variant="secondary">
          <T text={words.openCalculator} />
        </LinkButton>
      </Cluster>
    </Stack>
  </ContentPage>
)

/** A chapter with one section reads on; several stand beside each other. */
const Chapter = ({ part }: { readonly part: Part }) => (
  <Stack as="section" gap={4}>
    <Heading level={2} id={part.id}>
      <T text={part.title} />
    </Heading>
    {part.sections.length === 1 ? (
      part.sections.map(({ id, blocks }) => <Blocks key={id} blocks={blocks} />)
    ) : (
      <Grid columns={part.sections.length === 4 ? 2 : 3} gap={8}>
        {part.sections.map((section) => (
          <SectionView key={section.id} section={section} level={3} />
        ))}
      </Grid>
    )}
  </Stack>
)
