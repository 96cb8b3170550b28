import type { FormFields } from '@aangiftewijs/domain/form'
import { formatEuros } from '@aangiftewijs/domain/money'
import type { Household } from '@aangiftewijs/domain/tax-law'
import { divisionNow, ownDivisionText, partWords, readOwnDivision } from '@aangiftewijs/domain/what-if'
import { Button } from '@aangiftewijs/ui/Button'
import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { type SubmitEvent, useState } from 'react'
import { genericProblems } from '../../copy/problems.ts'
import { T, useWords } from '../../copy/words.tsx'
import { shellWords } from '../../shell/copy.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { fieldsOf } from '../../shell/form-fields.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { wordsOfProblems } from '../../shell/problem-words.tsx'
import { divideOwnHere, whatIfPath } from './addresses.ts'
import { ownWords } from './copy.ts'
import { DivisionFields } from './DivisionFields.tsx'
import type { Divided } from './divided.ts'
import { OwnDivisionResult } from './OwnDivisionResult.tsx'

interface OwnDivisionProps extends Divided {
  readonly household: Household
}

/** The form that was sent: to see what it comes to, or to use what was seen. */
function usePosted(): FormFields | null {
  const [seen, chosen] = [usePostedForm('own-division'), usePostedForm('choose')]
  return (seen ?? chosen)?.fields ?? null
}

/**
 * Any other division: of each part what the taxpayer takes, so that both are all of it. What it comes to is seen before it is chosen.
 * Without script the form is posted and the page comes back with that.
 */
export function OwnDivision({ division, filing, household }: OwnDivisionProps) {
  const say = useWords()
  const { version, year } = filing
  const parts = divisionNow(year, household)
  const [asked, setAsked] = useState({ fields: usePosted(), version })
  const [attempt, setAttempt] = useState(0)
  const read = asked.fields && readOwnDivision(asked.fields, year, household)
  const typed = asked.version === version ? asked.fields : null
  const problems = read?.ok === false ? read.problems : []
  const { errorOf, lines } = wordsOfProblems(problems, ({ code }) => genericProblems[code])
  const named = problems.map(({ field }, index) => ({
    ...lines[index],
    text: (
      <>
        <T text={partWords[field as keyof typeof partWords]} />: {lines[index]?.text}
      </>
    ),
  }))
  useErrorTitle(problems.length > 0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked({ fields: fieldsOf(event.currentTarget), version })
    setAttempt((count) => count + 1)
  }
  return (
    <section id={divideOwnHere} aria-labelledby={titleId}>
      <Stack gap={5}>
        <Heading level={3} size="md" id={titleId}>
          <T text={ownWords.title} />
        </Heading>
        <Text>
          <T text={ownWords.intro} /> <T text={filing.splitData === null ? ownWords.even : ownWords.chosen} />
        </Text>
        {named.length > 0 && (
          <ErrorSummary title={<T text={shellWords.errorSummary} />} problems={named} attempt={attempt} />
        )}
        <form method="post" action={`${whatIfPath}#${divideOwnHere}`} noValidate onSubmit={submit}>
          <DivisionFields filing={filing} />
          {/* Once a division was chosen or taken back, the fields show what counts. */}
          <Stack gap={5} key={version}>
            {parts.map((one) => (
              <MoneyField
                key={one.part}
                name={one.part}
                label={<T text={ownWords.part} values={{ part: say(partWords[one.part]) }} />}
                hint={
                  <T text={one.whole < 0 ? ownWords.ofLess : ownWords.of} values={{ whole: formatEuros(one.whole) }} />
                }
                isRequired
                defaultValue={typed?.[one.part] ?? ownDivisionText(one)}
                {...errorOf(one.part)}
              />
            ))}
            <div>
              <Button type="submit" name="intent" value="weigh" variant="secondary">
                <T text={ownWords.weigh} />
              </Button>
            </div>
          </Stack>
        </form>
        {read?.ok && (
          <OwnDivisionResult
            household={household}
            filing={filing}
            division={division}
            splitData={read.value}
            attempt={attempt}
          />
        )}
      </Stack>
    </section>
  )
}

const titleId = `${divideOwnHere}-title`
