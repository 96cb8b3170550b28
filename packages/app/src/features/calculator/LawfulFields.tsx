import {
  chosenIn,
  isLawfulChoice,
  type LawfulChoice,
  lawfulChoices,
  lawfulFields,
} from '@aangiftewijs/domain/calculator'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { Select } from '@aangiftewijs/ui/Select'
import { T, useWords } from '../../copy/words.tsx'
import { words } from './copy.ts'
import { lawfulWords } from './lawful.copy.ts'
import { type Calculator, controlId } from './use-calculator.ts'

const hints: Readonly<Record<string, typeof lawfulWords.pensionsHint>> = {
  pensions: lawfulWords.pensionsHint,
  partnerPensions: lawfulWords.pensionsHint,
}

/** What only the figure under the law asks for: its year, the person's age, a partner, home and savings. */
export function LawfulFields({ typed, errorOf }: Pick<Calculator, 'typed' | 'errorOf'>) {
  return (
    <>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          <T text={lawfulWords.lawful} />
        </Heading>
        <Text size="sm" tone="muted">
          <T text={lawfulWords.lawfulIntro} />
        </Text>
      </Stack>
      {lawfulFields.map((name) => {
        if (isLawfulChoice(name)) return <Choice key={name} name={name} chosen={chosenIn(typed, name)} />
        const hint = hints[name]
        return (
          <MoneyField
            key={`${name} ${typed[name] ?? ''}`}
            id={controlId('detailed', name)}
            name={name}
            label={<T text={lawfulWords[name]} />}
            {...(hint && { hint: <T text={hint} /> })}
            optionalLabel={<T text={words.optional} />}
            defaultValue={typed[name] ?? ''}
            {...errorOf(name)}
          />
        )
      })}
    </>
  )
}

function Choice({ name, chosen }: { readonly name: LawfulChoice; readonly chosen: string }) {
  const say = useWords()
  const labels: Readonly<Record<string, typeof lawfulWords.unsaid>> = {
    '': lawfulWords.unsaid,
    under: lawfulWords.under,
    pension: lawfulWords.pension,
  }
  return (
    <Select
      // As the amounts: a control starts over when the other form changed its value.
      key={chosen}
      id={controlId('detailed', name)}
      name={name}
      label={<T text={lawfulWords[name]} />}
      options={lawfulChoices[name].map((value) => {
        const label = labels[value]
        return { value, label: label ? say(label) : value }
      })}
      defaultValue={chosen}
    />
  )
}
