import type { FormFields } from '@aangiftewijs/domain/form'
import { namesOf, questionsOf, setupWords, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Checkbox } from '@aangiftewijs/ui/Checkbox'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { Select } from '@aangiftewijs/ui/Select'
import type { ReactNode } from 'react'
import { T, useWords } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { words } from '../setup.copy.ts'
import { DateQuestion } from './DateQuestion.tsx'
import { OwnBsn } from './OwnBsn.tsx'

/** What is ticked of one's situation. */
const ticks = namesOf(questionsOf.setup).filter((name) => questionsOf.setup[name].kind === 'tick')

const hintOf = (name: keyof typeof setupWords) => {
  const { hint } = setupWords[name]
  return hint ? { hint: <T text={hint} /> } : {}
}
const wordsFor = (name: keyof typeof setupWords) => ({ label: <T text={setupWords[name].label} />, ...hintOf(name) })

interface SetupQuestionsProps {
  readonly years: readonly number[]
  readonly shown: FormFields
  /** The return that knows the person's BSN already: the one shown, or the one it begins with. */
  readonly known: TaxFiling | null
  readonly errorOf: ErrorWords['errorOf']
  /** Stands below the year. */
  readonly afterYear: ReactNode
  /** Stands below the situation, of which filing together is the last. */
  readonly afterSituation: ReactNode
}

/** The questions of setup. */
export function SetupQuestions({ years, shown, known, errorOf, afterYear, afterSituation }: SetupQuestionsProps) {
  const say = useWords()
  const tickOf = (name: string) => ({ name, defaultSelected: shown[name] === 'on', ...errorOf(name) })
  return (
    <Stack gap={8}>
      <Stack gap={6}>
        <Select
          name="year"
          width="number"
          {...wordsFor('year')}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          defaultValue={shown.year ?? ''}
          isRequired
          {...errorOf('year')}
        />
        {afterYear}
        <OwnBsn filing={known} typed={shown.taxIdentifier ?? ''} errorOf={errorOf} />
        <DateQuestion name="birthDate" words={setupWords.birthDate} parts={words} shown={shown} errorOf={errorOf} />
      </Stack>
      <fieldset aria-describedby="situation-hint">
        <legend>
          <Heading level={2}>
            <T text={words.situation} />
          </Heading>
        </legend>
        <Stack gap={4}>
          <Text tone="muted" id="situation-hint">
            <T text={words.situationHint} />
          </Text>
          {ticks.map((name) => (
            <Checkbox key={name} {...tickOf(name)} {...hintOf(name)}>
              <T text={setupWords[name].label} />
            </Checkbox>
          ))}
          {afterSituation}
        </Stack>
      </fieldset>
      <Stack gap={3}>
        <Heading level={2}>
          <T text={words.agreement} />
        </Heading>
        <Text>
          <Link href="/terms" isExternal externalLabel={say(words.newTab)}>
            <T text={words.readTerms} />
          </Link>
        </Text>
        <Checkbox {...tickOf('acceptTerms')} isRequired>
          <T text={setupWords.acceptTerms.label} />
        </Checkbox>
      </Stack>
    </Stack>
  )
}
