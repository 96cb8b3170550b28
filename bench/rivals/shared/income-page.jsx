import { Stack, Text } from './basics.jsx'
import { AmountField } from './field.jsx'
import { Fold } from './fold.jsx'
import { Link } from './link.jsx'
import { Result } from './result.jsx'
import { Stepper } from './stepper.jsx'
import { fields, groups } from './texts.js'

const Fields = ({ group, answers }) =>
  fields
    .filter((field) => field.group === group)
    .map(({ name, label, hint }) => (
      <AmountField cents={answers[name]} hint={hint} key={name} label={label} name={name} picture={group !== 'means'} />
    ))

const Group = ({ group, answers }) => (
  <fieldset className="group">
    <legend className="group__title">{groups[group]}</legend>
    <Fold title={<span className="group__more">Also count this</span>}>
      <Stack>
        <Fields answers={answers} group={group} />
      </Stack>
    </Fold>
  </fieldset>
)

/** The step that asks for the amounts of a year. */
export function IncomePage({ account: { taxReturn } }) {
  const { answers, result, version, year } = taxReturn
  return (
    <div className="step">
      <div className="step__side">
        <Stepper current="income" />
      </div>
      <div className="step__main">
        <header className="stack stack--small">
          <Text size="small">Tax return {year}</Text>
          <h1 className="heading heading--1" id="step-heading" tabIndex={-1}>
            Your income
          </h1>
          <Text tone="muted">Fill in the amounts of the whole year, in euros.</Text>
        </header>
        <form action="/tax-filing/income" id="income-form" method="post">
          <input name="version" type="hidden" value={version} />
          <Stack gap="large">
            <Fields answers={answers} group="main" />
            {Object.keys(groups).map((group) => (
              <Group answers={answers} group={group} key={group} />
            ))}
            <div className="row row--between">
              <Link className="button button--second" href="/tax-filing/documents">
                Back
              </Link>
              <button className="button button--first" type="submit">
                Save and go on
              </button>
            </div>
          </Stack>
        </form>
        <Result result={result} />
      </div>
    </div>
  )
}
