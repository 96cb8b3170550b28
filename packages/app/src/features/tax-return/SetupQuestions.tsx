import { isValidBsn } from '@aangiftewijs/domain/bsn'
import type { FormFields } from '@aangiftewijs/domain/form'
import { namesOf, questionsOf, setupWords } from '@aangiftewijs/domain/tax-return'
import { BsnField } from '@aangiftewijs/ui/BsnField'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { Checkbox } from '@aangiftewijs/ui/Checkbox'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { Select } from '@aangiftewijs/ui/Select'
import { useRef } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import type { ErrorWords } from '../../shell/problem-words.tsx'
import { words } from './setup.copy.ts'

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
  /** The BSN as it stands in the field now, for the hint. */
  readonly typedBsn: string
  readonly errorOf: ErrorWords['errorOf']
}

/** The questions of setup. */
export function SetupQuestions({ years, shown, typedBsn, errorOf }: SetupQuestionsProps) {
  const say = useWords()
  const isHydrated = useHydrated()
  const bsn = useRef<HTMLInputElement>(null)
  // Digits only, at most nine (spec 2 § 2.2); with script a pasted number may carry dots and spaces.
  const keepDigits = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 9)
    if (bsn.current && digits !== text) bsn.current.value = digits
  }
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
        <Stack gap={2}>
          <BsnField
            name="taxIdentifier"
            {...wordsFor('taxIdentifier')}
            defaultValue={shown.taxIdentifier ?? ''}
            maxLength={isHydrated ? 14 : 9}
            ref={bsn}
            onChange={keepDigits}
            isRequired
            {...errorOf('taxIdentifier')}
          />
          <div role="status">
            {isDoubtful(typedBsn) && (
              <Text tone="warning" size="sm">
                <T text={words.bsnDoubt} />
              </Text>
            )}
          </div>
        </Stack>
      </Stack>
      <fieldset aria-describedby="situation-hint">
        <Stack gap={4}>
          <legend>
            <Heading level={2}>
              <T text={words.situation} />
            </Heading>
          </legend>
          <Text tone="muted" id="situation-hint">
            <T text={words.situationHint} />
          </Text>
          {ticks.map((name) => (
            <Checkbox key={name} {...tickOf(name)} {...hintOf(name)}>
              <T text={setupWords[name].label} />
            </Checkbox>
          ))}
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

/** A full-length number that fails the eleven-proof: worth a hint, never a stop. Decisions, Accounts. */
const isDoubtful = (bsn: string): boolean => bsn.replace(/\D/g, '').length >= 8 && !isValidBsn(bsn)
