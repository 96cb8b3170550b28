import { testBsn } from '@aangiftewijs/domain/bsn'

/** A fictional citizen the simulation offers. BSNs pass the eleven-proof and lie in the range reserved for tests. */
export interface Citizen {
  readonly id: string
  readonly fullName: string
  readonly bsn: string
}

export const citizens: readonly Citizen[] = [
  // Who tries the product without an account is this citizen, and the sample statements are of this number.
  { id: 'sanne', fullName: 'Sanne de Vries', bsn: testBsn },
  { id: 'youssef', fullName: 'Youssef El Amrani', bsn: '999992788' },
  { id: 'maria', fullName: 'Maria Kowalska', bsn: '999994554' },
]

/** The choice that signs in as the shared look-around citizen. */
export const lookAroundChoice = 'look-around'
