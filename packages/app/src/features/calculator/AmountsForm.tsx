import { type CalculatorField, calculatorFields, lawfulFields } from '@aangiftewijs/domain/calculator'
import type { Copy } from '@aangiftewijs/domain/language'
import { amountWords } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { T } from '../../copy/words.tsx'
import { calculatorPath, fieldsOfView, type View } from './amounts-in-address.ts'
import { words } from './copy.ts'
import { LawfulFields } from './LawfulFields.tsx'
import { lawfulWords } from './lawful.copy.ts'
import { type Calculator, controlId, formId } from './use-calculator.ts'

const hints: Partial<Record<CalculatorField, Readonly<Record<View, Copy>>>> = {
  salary: lawfulWords.salaryHint,
  taxWithheld: { basic: words.taxWithheldHint, detailed: words.taxWithheldHint },
}

const deductionFields = calculatorFields.filter((name) => !fieldsOfView.basic.includes(name))

interface AmountsFormProps {
  readonly view: View
  readonly calculator: Calculator
}

/** One of the two forms. Without script it is posted and comes back with its result; the amounts it does not show go along. */
export function AmountsForm({ view, calculator }: AmountsFormProps) {
  const { typed, submit, compare } = calculator
  const hidden = view === 'basic' ? [...deductionFields, ...lawfulFields] : []
  const carried = (view === 'basic' ? deductionFields : []).filter((name) => (typed[name] ?? '').trim() !== '')
  return (
    <form action={calculatorPath} method="post" id={formId(view)} noValidate onSubmit={submit} onInput={compare}>
      {view === 'detailed' && <input type="hidden" name="view" value="detailed" />}
      {hidden.map((name) => (
        <input key={`${name} ${typed[name] ?? ''}`} type="hidden" name={name} defaultValue={typed[name] ?? ''} />
      ))}
      <Stack gap={6}>
        {view === 'detailed' && (
          <Heading level={2} size="lg">
            <T text={words.income} />
          </Heading>
        )}
        <Fields names={fieldsOfView.basic} {...{ view, calculator }} />
        {view === 'detailed' && (
          <>
            <Heading level={2} size="lg">
              <T text={words.deductions} />
            </Heading>
            <Fields names={deductionFields} {...{ view, calculator }} />
            <LawfulFields {...calculator} />
          </>
        )}
        {carried.length > 0 && (
          <Text tone="muted" size="sm">
            <T text={words.basicNote} />
          </Text>
        )}
        <Cluster gap={3}>
          <Button type="submit">
            <T text={words.calculate} />
          </Button>
          {view === 'basic' && (
            // A tab is a link without script: it would leave behind what was typed.
            <InsteadOfScript>
              <Button type="submit" variant="secondary" name="view" value="detailed">
                <T text={words.calculateAndDetail} />
              </Button>
            </InsteadOfScript>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}

function Fields({ names, view, calculator }: AmountsFormProps & { readonly names: readonly CalculatorField[] }) {
  return names.map((name) => {
    const hint = hints[name]?.[view]
    return (
      <MoneyField
        // Both forms share their values: a field starts over when the other form changed its value.
        key={`${name} ${calculator.typed[name] ?? ''}`}
        id={controlId(view, name)}
        name={name}
        label={<T text={amountWords[name].label} />}
        {...(hint && { hint: <T text={hint} /> })}
        {...(name === 'salary' ? { isRequired: true } : { optionalLabel: <T text={words.optional} /> })}
        defaultValue={calculator.typed[name] ?? ''}
        {...(view === calculator.view && calculator.errorOf(name))}
      />
    )
  })
}
