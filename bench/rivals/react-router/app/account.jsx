import { Outlet, redirect, useLoaderData } from 'react-router'
import { Frame } from '../shared/frame.jsx'
import { findAccount } from '../shared/store.server.js'

const sessionOf = (request) => /(?:^|; )session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1]

/** The account of who asks, read once a request; the pages below take it from here. */
export function loader({ request }) {
  return findAccount(sessionOf(request)) ?? redirect('/login')
}

export default function AccountLayout() {
  const { name } = useLoaderData()
  return (
    <Frame name={name}>
      <Outlet />
    </Frame>
  )
}
