import { euro, OutsideLink, Stack, Text } from './basics.jsx'
import { Fold } from './fold.jsx'
import { assumptions, resultLines, summaryRows } from './texts.js'

const Assumptions = () => (
  <ul className="list">
    {assumptions.map((text, at) => (
      <li key={text}>
        {text}{' '}
        <a className="link link--plain" href={`/tax-filing/income#assumption-${at}`}>
          Fill it in
        </a>
      </li>
    ))}
  </ul>
)

const Figure = ({ label, cents }) => (
  <span className="figure">
    <span className="figure__label">{label}</span> <span className="figure__amount">{euro(cents)}</span>
  </span>
)

/** One figure with the law behind it, and inside it the figures it is made from. */
function Line({ line, cents, children }) {
  return (
    <li className="trace__line">
      <Fold startsOpen={line.depth < 2} title={<Figure cents={cents} label={line.label} />}>
        <div className="trace__law">
          {euro(cents)} after rounding, of {euro(cents + 12)}.{' '}
          <div className="block">
            <OutsideLink href={`https://wetten.overheid.nl/BWBR0011353/2024-01-01#${line.label.length}`}>
              {line.law}
            </OutsideLink>
          </div>
        </div>
        {children}
      </Fold>
    </li>
  )
}

function Trace({ amounts, from = 0, lines = resultLines }) {
  const [line, ...rest] = lines
  const goesDeeper = from < 4 && rest.length > 0
  return (
    <ul className="trace">
      {goesDeeper ? (
        <Line cents={amounts[from]} line={line}>
          <Trace amounts={amounts} from={from + 1} lines={rest} />
        </Line>
      ) : (
        lines.map((each, at) => <Line cents={amounts[from + at]} key={each.label} line={each} />)
      )}
    </ul>
  )
}

const Summary = ({ amounts }) => (
  <table className="table">
    <caption className="visually-hidden">Your figures in short</caption>
    <tbody>
      {summaryRows.map((row, at) => (
        <tr className="table__row" key={row}>
          <th className="table__head" scope="row">
            {row}
          </th>
          <td className="table__amount">{euro(amounts[at])}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What somebody gets back or pays, what was assumed, and how it was worked out. */
export function Result({ result }) {
  return (
    <Stack>
      <section aria-labelledby="result" className="result result--back">
        <h2 className="result__title" id="result">
          Under the rules of 2024: about {euro(result.total)}
        </h2>
        <Text tone="muted">A rough figure: something that counts for much is not known yet.</Text>
        <Fold title="What we assume">
          <Assumptions />
        </Fold>
        <Fold title="How we got this">
          <div className="trace__whole">
            <Figure cents={result.total} label="To pay or get back, together" />
            <Trace amounts={result.amounts} />
          </div>
        </Fold>
        <Summary amounts={result.amounts} />
      </section>
    </Stack>
  )
}
