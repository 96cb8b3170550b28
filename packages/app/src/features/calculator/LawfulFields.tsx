import { chosenIn, lawfulAmounts, lawfulChoices } from '@aangiftewijs/domain/calculator'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { Select } from '@aangiftewijs/ui/Select'
import { T, useWords } from '../../copy/words.tsx'
import { words } from './copy.ts'
import { type Calculator, controlId } from './use-calculator.ts'

/** What only the figure under the law asks for: its year, the person's age, a partner, home and savings. */
export function LawfulFields({ typed, errorOf }: Pick<Calculator, 'typed' | 'errorOf'>) {
  const say = useWords()
  const years = lawfulChoices.lawYear.map((value) => ({ value, label: value }))
  const ages = lawfulChoices.age.map((value) => ({ value, label: say(words[value]) }))
  return (
    <>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          <T text={words.lawful} />
        </Heading>
        <Text size="sm" tone="muted">
          <T text={words.lawfulIntro} />
        </Text>
      </Stack>
      {(['lawYear', 'age'] as const).map((name) => (
        <Select
          key={`${name} ${chosenIn(typed, name)}`}
          id={controlId('detailed', name)}
          name={name}
          label={<T text={words[name]} />}
          options={name === 'lawYear' ? years : ages}
          defaultValue={chosenIn(typed, name)}
        />
      ))}
      {lawfulAmounts.map((name) => (
        <MoneyField
          key={`${name} ${typed[name] ?? ''}`}
          id={controlId('detailed', name)}
          name={name}
          label={<T text={words[name]} />}
          {...(name === 'pensions' && { hint: <T text={words.pensionsHint} /> })}
          optionalLabel={<T text={words.optional} />}
          defaultValue={typed[name] ?? ''}
          {...errorOf(name)}
        />
      ))}
    </>
  )
}
