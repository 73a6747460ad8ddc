import type { Hono } from 'hono';
import { html } from 'hono/html';
import { toolsFor } from '../mcp/tools.ts';
import { openApi, type Operation } from './open-api.ts';

const block = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : html`<h3>${title}</h3>
        <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;

/** Who may call, what goes in, with an example, what comes out, and what may go wrong. */
function details({ security, parameters, requestBody, responses }: Operation) {
  const { 200: done, ...errors } = responses as Record<string, { description: string; content: object }>;
  const wrong = Object.entries(errors).map(([status, { description }]) => html`<li>${status}: ${description}</li>`);
  const callers = security?.map((scheme) => Object.keys(scheme)[0] ?? 'nobody needs to be logged in').join(', or ');
  return html`${security && html`<p>Security: ${callers || 'anybody may call'}</p>`} ${block('Path', parameters)}
    ${block('Request', requestBody?.content)} ${block('Answer', done!.content)}
    <h3>Errors</h3>
    <ul>
      ${wrong}
    </ul>`;
}

/** The door for programs of other people, made of the same calls. */
const programs = () =>
  html`<h2>For programs of other people</h2>
    <p>
      At /mcp (Model Context Protocol, streamable HTTP, POST) these tools are made of the calls below. Those that ask in somebody’s name are
      there with a key of an account as the bearer: keys are made, limited and revoked on the account page, and what is asked for waits
      there until its person confirms it.
    </p>
    <ul>
      ${toolsFor(true).map(({ name, description, byKey }) => html`<li>${name}${byKey ? ' (with a key)' : ''}: ${description}</li>`)}
    </ul>`;

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function serveDocs(app: Hono): void {
  const contract = openApi();
  app.get('/api/openapi.json', (context) => context.json(contract));
  app.get('/api/docs', (context) => {
    const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>API documentation (OpenAPI 3.1)</title>
          <link rel="stylesheet" href="/api-docs.css" />
        </head>
        <body>
          <main>
            <h1>API documentation</h1>
            <p>The same as a program reads it: <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
            ${programs()}
            <h2>Calls</h2>
            <ul>
              ${operations.map(({ path, method, operation }) => html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`)}
            </ul>
            ${operations.map(
              ({ path, method, operation }) => html`<section id="${operation.operationId}">
                <h2>${method} ${path}</h2>
                <p>${operation.summary}</p>
                ${details(operation)}
              </section>`,
            )}
          </main>
        </body>
      </html>`);
  });
}
