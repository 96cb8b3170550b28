import { type ComponentType, useEffect, useState } from 'react'
import { useUser } from '../ports/queries.ts'
import { restoreDraft, setDraftOwner } from './drafts.ts'
import { usePage } from './page-context.tsx'

/** Watches over the session of a signed-in person: warns, expires, follows other tabs. Its code is fetched after the page. */
export function SessionGuard() {
  const user = useUser()
  const { path } = usePage()
  const userId = user?.id ?? null
  const [Keeper, setKeeper] = useState<ComponentType | null>(null)

  useEffect(() => {
    setDraftOwner(userId)
    restoreDraft()
  }, [userId, path])

  useEffect(() => {
    void import('../features/session/SessionKeeper.tsx').then((module) => setKeeper(() => module.SessionKeeper))
  }, [])

  return Keeper === null ? null : <Keeper />
}
