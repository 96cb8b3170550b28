import type { SecondFactor } from '@aangiftewijs/domain/session'
import { Stack } from '@aangiftewijs/ui/layout'
import { hasOwnData, useAnswer, useUser } from '../../ports/queries.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { NewRecoveryCodes } from './RecoveryCodes.tsx'
import { RecoveryCodesForm, RemovePasskey } from './SecondFactorForms.tsx'

const none: SecondFactor = { passkeys: [], recoveryCodes: 0 }

/** The passkeys and codes there are, and the forms that change them. */
export function Part() {
  const isEnabled = hasOwnData(useUser())
  const { data = none } = useAnswer<SecondFactor>('/api/second-factor', { isEnabled })
  return (
    <Stack gap={6}>
      <NewRecoveryCodes />
      {data.passkeys.length === 0 ? null : (
        <>
          <RemovePasskey passkeys={data.passkeys} />
          <RecoveryCodesForm left={data.recoveryCodes} />
        </>
      )}
      <AddPasskey />
    </Stack>
  )
}
