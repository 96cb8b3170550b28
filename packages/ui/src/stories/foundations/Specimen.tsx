import type { ReactNode } from 'react'
import { Stack, Text } from '../../layout/index.ts'

interface SpecimenProps {
  /** Its name in `vars`, or in the table it is from. */
  readonly token: string
  /** Its value, as one reads it. */
  readonly value: string
  readonly children?: ReactNode
}

/** A token: what it is called, what it is, and how that looks. */
export const Specimen = ({ token, value, children }: SpecimenProps) => (
  <div data-token={token}>
    <Stack gap={1}>
      <Text size="sm">
        <strong>{token}</strong> · {value}
      </Text>
      {children}
    </Stack>
  </div>
)
