import type { Copy } from '@aangiftewijs/domain/language'
import { steps } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Prose, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { Picture } from '@aangiftewijs/ui/Picture'
import { T, useWords } from '../../copy/words.tsx'
import { TryButton } from '../session/TryIt.tsx'
import { tryWords } from '../session/try.copy.ts'
import { dashboardWords } from './copy.ts'
import { DeadlineNote } from './DeadlineNote.tsx'
import { DigidCard } from './DigidCard.tsx'
import { ResourcesCard } from './ResourcesCard.tsx'
import { visitorWords } from './visitor.copy.ts'

const needs: readonly Copy[] = [
  visitorWords.needIncome,
  visitorWords.needMortgage,
  visitorWords.needTime,
  visitorWords.needPractice,
]

/** The dashboard of someone who is not signed in: what this is, what it takes, and the way in. */
export function Part() {
  return (
    <Stack gap={10}>
      <Split sideAt="end" side={<ReadStatement />}>
        <Stack gap={4} align="start">
          <Heading level={1} size="display">
            <T text={visitorWords.visitorTitle} />
          </Heading>
          <Text size="lg">
            <T text={visitorWords.visitorIntro} />
          </Text>
          <Cluster>
            <LinkButton href="/tax-filing/setup">
              <T text={visitorWords.visitorStart} />
            </LinkButton>
            <TryButton />
          </Cluster>
          <Text size="sm" tone="muted">
            <T text={tryWords.explained} />
          </Text>
          <Link href="/quick-tax-calculator">
            <T text={dashboardWords.calculator} />
          </Link>
        </Stack>
      </Split>
      <Split
        sideAt="end"
        side={
          <Stack gap={6}>
            <SignInCard />
            <DigidCard user={null} />
            <ResourcesCard />
          </Stack>
        }
      >
        <WhatItTakes />
      </Split>
    </Stack>
  )
}

/** What the product does, in one picture: `npm run read-statement` makes it. */
function ReadStatement() {
  const say = useWords()
  return (
    <Picture
      src="/read-statement.webp"
      width={800}
      height={587}
      alt={say(visitorWords.readStatement)}
      caption={<T text={visitorWords.readStatementText} />}
    />
  )
}

const SignInCard = () => (
  <Card
    title={<T text={visitorWords.signInFirst} />}
    headingLevel={2}
    actions={
      <Cluster>
        <LinkButton href="/auth" variant="secondary">
          <T text={visitorWords.signIn} />
        </LinkButton>
        <LinkButton href="/auth?tab=register" variant="secondary">
          <T text={visitorWords.register} />
        </LinkButton>
      </Cluster>
    }
  >
    <Text>
      <T text={visitorWords.signInFirstText} />
    </Text>
  </Card>
)

function WhatItTakes() {
  return (
    <Prose>
      <h2>
        <T text={visitorWords.needTitle} />
      </h2>
      <ul>
        {needs.map((need) => (
          <li key={need.en}>
            <T text={need} />
          </li>
        ))}
      </ul>
      <p>
        <DeadlineNote />
      </p>
      <h2>
        <T text={visitorWords.stepsTitle} />
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <T text={dashboardWords[step]} />
          </li>
        ))}
      </ol>
    </Prose>
  )
}
