import { isRealDate } from '@aangiftewijs/domain/form'
import { centsOf, formatEuros, sumOfEuros } from '@aangiftewijs/domain/money'
import { amountWords, type Employer, type IncomeData } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { type DataRow, DataTable } from '@aangiftewijs/ui/DataTable'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { formatDay } from '../../../copy/dates.ts'
import { T, useLanguageChoice, useWords } from '../../../copy/words.tsx'
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

/** `01-01-2024 t/m 31-12-2024`, as the reader writes a period that it found. */
const writtenPeriod = /^(\d\d)-(\d\d)-(\d{4}) t\/m (\d\d)-(\d\d)-(\d{4})$/

/** When somebody worked there, in the language of the page; what was read as something else stands as on the paper. */
function Period({ of: { fiscalYear, employmentPeriod } }: { readonly of: Employer }) {
  const choice = useLanguageChoice()
  const [, day, month, year, lastDay, lastMonth, lastYear] = writtenPeriod.exec(employmentPeriod ?? '') ?? []
  const [from, until] = [`${year}-${month}-${day}`, `${lastYear}-${lastMonth}-${lastDay}`]
  if (!isRealDate(from) || !isRealDate(until)) return [fiscalYear, employmentPeriod].filter(Boolean).join(' · ')
  return <T text={words.period} values={{ from: formatDay(from, choice), until: formatDay(until, choice) }} />
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
            <Period of={employer} />
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
