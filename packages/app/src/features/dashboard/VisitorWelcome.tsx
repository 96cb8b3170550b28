import type { Copy } from '@aangiftewijs/domain/language'
import { currentTaxYear, figuresFor, steps } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Prose, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { Tile } from '@aangiftewijs/ui/Tile'
import { formatDay } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { dashboardWords } from './copy.ts'
import { DigidCard } from './DigidCard.tsx'
import { ResourcesCard } from './ResourcesCard.tsx'

const needs: readonly Copy[] = [
  dashboardWords.needIncome,
  dashboardWords.needMortgage,
  dashboardWords.needTime,
  dashboardWords.needPractice,
]

/** The dashboard of someone who is not signed in: what this is, what it takes, and the way in. */
export function VisitorWelcome() {
  return (
    <>
      <Stack gap={4} align="start">
        <Tile columns={4} seed="welcome" size="large" />
        <Heading level={1} size="display">
          <T text={dashboardWords.visitorTitle} />
        </Heading>
        <Text size="lg">
          <T text={dashboardWords.visitorIntro} />
        </Text>
        <Cluster>
          <LinkButton href="/tax-filing/setup">
            <T text={dashboardWords.visitorStart} />
          </LinkButton>
          <LinkButton href="/quick-tax-calculator" variant="secondary">
            <T text={dashboardWords.calculator} />
          </LinkButton>
        </Cluster>
      </Stack>
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
    </>
  )
}

const SignInCard = () => (
  <Card
    title={<T text={dashboardWords.signInFirst} />}
    headingLevel={2}
    actions={
      <Cluster>
        <LinkButton href="/auth" variant="secondary">
          <T text={dashboardWords.signIn} />
        </LinkButton>
        <LinkButton href="/auth?tab=register" variant="secondary">
          <T text={dashboardWords.register} />
        </LinkButton>
      </Cluster>
    }
  >
    <Text>
      <T text={dashboardWords.signInFirstText} />
    </Text>
  </Card>
)

function WhatItTakes() {
  const choice = useLanguageChoice()
  return (
    <Prose>
      <h2>
        <T text={dashboardWords.needTitle} />
      </h2>
      <ul>
        {needs.map((need) => (
          <li key={need.en}>
            <T text={need} />
          </li>
        ))}
      </ul>
      <p>
        <T
          text={dashboardWords.deadlineNote}
          values={{ date: formatDay(figuresFor(currentTaxYear).deadline, choice) }}
        />
      </p>
      <h2>
        <T text={dashboardWords.stepsTitle} />
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
