import { centsOf, formatEuros, sumOfEuros } from '@aangiftewijs/domain/money'
import { amountWords, type Employer, type IncomeData } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { type DataRow, DataTable } from '@aangiftewijs/ui/DataTable'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { asDays, Period } from '../../../copy/Period.tsx'
import { T, useWords } from '../../../copy/words.tsx'
import { words } from './employers.copy.ts'

const columns = [
  { id: 'employer', label: <T text={words.employer} /> },
  { id: 'salary', label: <T text={amountWords.salary.label} />, align: 'end' },
  { id: 'withheld', label: <T text={amountWords.taxWithheld.label} />, align: 'end' },
] as const

/** More rows than this are folded away; their total stays in view. */
const mostInView = 6

const added = ['salary', 'taxWithheld'] as const
type Added = (typeof added)[number]

const totalOf = (employers: readonly Employer[], name: Added) =>
  sumOfEuros(employers.flatMap((employer) => employer[name] ?? []))

/** When somebody worked there. A period of two days says the year itself. */
function When({ of: { fiscalYear, employmentPeriod } }: { readonly of: Employer }) {
  if (!employmentPeriod) return fiscalYear
  return (
    <>
      {fiscalYear !== null && !asDays(employmentPeriod) && `${fiscalYear} · `}
      <Period text={employmentPeriod} />
    </>
  )
}

interface EmployersPanelProps {
  readonly employers: readonly Employer[]
  /** The income of the return; null while it is not saved. */
  readonly saved: Pick<IncomeData, Added> | null
}

/** The employers on the income statements with their totals, when there is more than one. Spec 2 § 2.5. */
export function EmployersPanel({ employers, saved }: EmployersPanelProps) {
  const say = useWords()
  const rows = employers.map((employer, index) => ({
    id: String(index),
    cells: {
      employer: (
        <>
          {employer.employerName || <T text={words.employerUnknown} />}
          <Text size="sm" tone="muted" weight="regular" as="div">
            <When of={employer} />
          </Text>
        </>
      ),
      salary: formatEuros(centsOf(employer.salary)),
      withheld:
        employer.taxWithheld === null ? <T text={words.notFound} /> : formatEuros(centsOf(employer.taxWithheld)),
    },
  }))
  const total = {
    id: 'total',
    isTotal: true,
    cells: {
      employer: <T text={words.total} />,
      salary: formatEuros(totalOf(employers, 'salary')),
      withheld: formatEuros(totalOf(employers, 'taxWithheld')),
    },
  }
  return (
    <Card title={<T text={words.employersTitle} />} headingLevel={2} as="section">
      <Stack gap={4}>
        <Text>
          <T text={words.employersIntro} values={{ count: employers.length }} />
        </Text>
        {saved &&
          added
            .filter((name) => centsOf(saved[name]) !== totalOf(employers, name))
            .map((name) => (
              <Text key={name}>
                <T
                  text={words.saved}
                  values={{
                    question: say(amountWords[name].label),
                    sum: formatEuros(totalOf(employers, name)),
                    amount: formatEuros(centsOf(saved[name])),
                  }}
                />
              </Text>
            ))}
        {rows.length > mostInView && (
          <Disclosure summary={<T text={words.oneByOne} values={{ count: rows.length }} />}>
            <Employers rows={rows} />
          </Disclosure>
        )}
        <Employers rows={rows.length > mostInView ? [total] : [...rows, total]} />
      </Stack>
    </Card>
  )
}

const Employers = ({ rows }: { readonly rows: readonly DataRow[] }) => (
  <DataTable caption={<T text={words.employersTable} />} isCaptionHidden columns={columns} rows={rows} />
)
