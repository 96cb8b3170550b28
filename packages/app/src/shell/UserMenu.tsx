import { initialsOf } from '@aangiftewijs/domain/session'
import { Avatar } from '@aangiftewijs/ui/Avatar'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Menu } from '@aangiftewijs/ui/Menu'
import { T } from '../copy/words.tsx'

import { useUser } from '../ports/queries.ts'
import { shellWords } from './copy.ts'
import { usePage } from './page-context.tsx'
import { requestSignOut } from './sign-out-request.ts'

/** Who is signed in, with Profile and Logout; a sign-in link for visitors. Spec 1 § 2. */
export function UserMenu() {
  const user = useUser()
  const { path } = usePage()
  if (user === null) {
    return path === '/auth' ? null : (
      <LinkButton href="/auth" size="small" variant="secondary">
        <T text={shellWords.signIn} />
      </LinkButton>
    )
  }
  return (
    <Menu
      trigger={<Avatar initials={initialsOf(user.fullName)} name={user.fullName} size="small" />}
      items={[
        { id: 'profile', label: <T text={shellWords.profile} />, href: '/profile' },
        {
          id: 'logout',
          label: <T text={shellWords.logout} />,
          formAction: '/logout',
          onPress: requestSignOut,
        },
      ]}
    />
  )
}
