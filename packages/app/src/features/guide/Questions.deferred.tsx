import { Accordion } from '@aangiftewijs/ui/Accordion'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Blocks } from './Blocks.tsx'
import type { Content } from './blocks.ts'
import { partOf } from './ContentPage.tsx'
import { contents } from './contents.ts'
import { questionGroups, questions } from './outline.ts'
import { ServerHtml } from './ServerHtml.tsx'

type Group = (typeof questionGroups)[number]

/** The questions in their groups; each opens to its answer. */
export const Part = () => (
  <Stack gap={8}>
    {questionGroups.map((group) => (
      <Stack as="section" key={group} gap={4}>
        <Heading level={2} id={group}>
          <ServerHtml as="span" resource={contents.faq}>
            {(content) => <T text={partOf(content, group).title} />}
          </ServerHtml>
        </Heading>
        <Accordion headingLevel={3} items={questions[group].map((id) => questionItem(group, id))} />
      </Stack>
    ))}
  </Stack>
)

const questionItem = (group: Group, id: string) => ({
  id,
  title: (
    <ServerHtml as="span" resource={contents.faq}>
      {(content) => <T text={questionOf(content, group, id).title} />}
    </ServerHtml>
  ),
  content: (
    <ServerHtml resource={contents.faq}>
      {(content) => <Blocks blocks={questionOf(content, group, id).blocks} />}
    </ServerHtml>
  ),
})

function questionOf(content: Content, group: Group, id: string) {
  const question = partOf(content, group).sections.find((section) => section.id === id)
  if (question === undefined) throw new Error(`No question ${id}`)
  return question
}
