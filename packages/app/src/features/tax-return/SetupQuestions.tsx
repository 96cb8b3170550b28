import { isValidBsn } from '@aangiftewijs/domain/bsn'
import type { FormFields } from '@aangiftewijs/domain/form'
import { BsnField } from '@aangiftewijs/ui/BsnField'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { Checkbox } from '@aangiftewijs/ui/Checkbox'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { Select } from '@aangiftewijs/ui/Select'
import { useRef } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import type { FormProblems } from '../../shell/form-problems.tsx'
import { words } from './setup.copy.ts'

interface SetupQuestionsProps {
  readonly years: readonly number[]
  readonly shown: FormFields
  /** The BSN as it stands in the field now, for the hint. */
  readonly typedBsn: string
  /** The terms were accepted when the return was started. */
  readonly isTicked: boolean
  readonly errorOf: FormProblems['errorOf']
}

/** The questions of setup. */
export function SetupQuestions({ years, shown, typedBsn, isTicked, errorOf }: SetupQuestionsProps) {
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
          label={<T text={words.year} />}
          hint={<T text={words.yearHint} />}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          defaultValue={shown.year ?? ''}
          isRequired
          {...errorOf('year')}
        />
        <Stack gap={2}>
          <BsnField
            name="taxIdentifier"
            label={<T text={words.taxIdentifier} />}
            hint={<T text={words.taxIdentifierHint} />}
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
          <Checkbox {...tickOf('foreignIncome')} hint={<T text={words.foreignIncomeHint} />}>
            <T text={words.foreignIncome} />
          </Checkbox>
          <Checkbox {...tickOf('ownHome')} hint={<T text={words.ownHomeHint} />}>
            <T text={words.ownHome} />
          </Checkbox>
          <Checkbox {...tickOf('isJointFiling')} hint={<T text={words.isJointFilingHint} />}>
            <T text={words.isJointFiling} />
          </Checkbox>
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
        <Checkbox name="acceptTerms" defaultSelected={isTicked} isRequired {...errorOf('acceptTerms')}>
          <T text={words.acceptTerms} />
        </Checkbox>
      </Stack>
    </Stack>
  )
}

/** A full-length number that fails the eleven-proof: worth a hint, never a stop. Decisions, Accounts. */
const isDoubtful = (bsn: string): boolean => bsn.replace(/\D/g, '').length >= 8 && !isValidBsn(bsn)
