import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { findAccount } from '../shared/store.server.js'

/** The account of who asks, read once a request. */
export const readAccount = cache(async () => {
  const account = findAccount((await cookies()).get('session')?.value)
  if (account === null) redirect('/login')
  return account
})
