import type { FormFields } from '@aangiftewijs/domain/form'
import { BsnField } from '@aangiftewijs/ui/BsnField'
import { DateField } from '@aangiftewijs/ui/DateField'
import { Stack } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { T } from '../../copy/words.tsx'
import type { FormProblems } from '../../shell/form-problems.tsx'
import { words } from './partner.copy.ts'
import { detailWords } from './partner-details.copy.ts'

interface PartnerQuestionsProps {
  readonly shown: FormFields
  readonly errorOf: FormProblems['errorOf']
}

/** The questions about the fiscal partner. */
export function PartnerQuestions({ shown, errorOf }: PartnerQuestionsProps) {
  const optionalLabel = <T text={words.optional} />
  return (
    <Stack gap={6}>
      <TextField
        name="fullName"
        label={<T text={detailWords.fullName} />}
        hint={<T text={words.fullNameHint} />}
        defaultValue={shown.fullName ?? ''}
        autoComplete="off"
        maxLength={200}
        isRequired
        {...errorOf('fullName')}
      />
      <BsnField
        name="bsn"
        label={<T text={detailWords.bsn} />}
        hint={<T text={words.bsnHint} />}
        defaultValue={shown.bsn ?? ''}
        isRequired
        {...errorOf('bsn')}
      />
      <DateField
        name="dateOfBirth"
        legend={<T text={detailWords.dateOfBirth} />}
        optionalLabel={optionalLabel}
        labels={{ day: <T text={words.day} />, month: <T text={words.month} />, year: <T text={words.year} /> }}
        hint={<T text={words.dateOfBirthHint} />}
        defaultValue={{
          day: shown['dateOfBirth-day'] ?? '',
          month: shown['dateOfBirth-month'] ?? '',
          year: shown['dateOfBirth-year'] ?? '',
        }}
        {...errorOf('dateOfBirth')}
      />
      <TextField
        name="email"
        type="email"
        label={<T text={detailWords.email} />}
        optionalLabel={optionalLabel}
        defaultValue={shown.email ?? ''}
        autoComplete="off"
        {...errorOf('email')}
      />
      <TextField
        name="phoneNumber"
        type="tel"
        label={<T text={detailWords.phoneNumber} />}
        optionalLabel={optionalLabel}
        defaultValue={shown.phoneNumber ?? ''}
        autoComplete="off"
        {...errorOf('phoneNumber')}
      />
    </Stack>
  )
}
