import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export const meta = () => [{ title: 'Rival' }, { name: 'description', content: 'The pages of a tax return' }]

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
