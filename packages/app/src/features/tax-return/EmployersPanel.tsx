import { formatEuros } from '@aangiftewijs/domain/money'
import type { Employer } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { words } from './employers.copy.ts'
import { centsOrZero } from './known-amounts.ts'

const columns = [
  { id: 'employer', label: <T text={words.employer} /> },
  { id: 'salary', label: <T text={words.salary} />, align: 'end' },
  { id: 'withheld', label: <T text={words.taxWithheld} />, align: 'end' },
] as const

const sumOf = (employers: readonly Employer[], name: 'salary' | 'taxWithheld') =>
  formatEuros(employers.reduce((sum, employer) => sum + centsOrZero(employer[name]), 0))

/** The employers on the income statements with their totals, when there is more than one. Spec 2 § 2.5. */
export function EmployersPanel({ employers }: { readonly employers: readonly Employer[] }) {
  const rows = employers.map((employer, index) => ({
    id: String(index),
    cells: {
      employer: (
        <>
          {employer.employerName || <T text={words.employerUnknown} />}
          <Text size="sm" tone="muted" as="div">
            {[employer.fiscalYear, employer.employmentPeriod].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
      salary: formatEuros(centsOrZero(employer.salary)),
      withheld: formatEuros(centsOrZero(employer.taxWithheld)),
    },
  }))
  const total = {
    id: 'total',
    isTotal: true,
    cells: {
      employer: <T text={words.total} />,
      salary: sumOf(employers, 'salary'),
      withheld: sumOf(employers, 'taxWithheld'),
    },
  }
  return (
    <Card title={<T text={words.employersTitle} />} headingLevel={2} as="section">
      <Stack gap={4}>
        <Text>
          <T text={words.employersIntro} values={{ count: employers.length }} />
        </Text>
        <DataTable
          caption={<T text={words.employersTable} />}
          isCaptionHidden
          columns={columns}
          rows={[...rows, total]}
        />
      </Stack>
    </Card>
  )
}
