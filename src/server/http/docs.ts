import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { Call } from '../../kernel/call.ts';
import { CALLS } from '../../capabilities/calls.ts';
import { ErrorAnswer } from '../../domain/errors.ts';
import { MARKET } from '../../domain/market.ts';

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const json = (schema: object) => ({ 'application/json': { schema } });

function operationOf(name: string, call: Call) {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: name,
    summary: call.summary,
    ...(params.length > 0 && { parameters: params }),
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(call.answer, 'output')) },
      default: { description: 'What went wrong, and what to do', content: json({ $ref: '#/components/schemas/ErrorAnswer' }) },
    },
  };
}

/** The contract as OpenAPI 3.1. */
function openApi(): { paths: Record<string, Record<string, ReturnType<typeof operationOf>>>; [key: string]: unknown } {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [name, call] of Object.entries(CALLS) as [string, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: MARKET.name, version: '1', description: 'The calls behind the marketplace. Paths are answered in any case of letters.' },
    paths,
    components: { schemas: { ErrorAnswer: schemaOf(ErrorAnswer, 'output') } },
  };
}

const block = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : html`<h3>${title}</h3>
        <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;

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
            <ul>
              ${operations.map(({ path, method, operation }) => html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`)}
            </ul>
            ${operations.map(
              ({ path, method, operation }) => html`<section id="${operation.operationId}">
                <h2>${method} ${path}</h2>
                <p>${operation.summary}</p>
                ${block('Request', operation.requestBody && operation.requestBody.content['application/json'].schema)}
                ${block('Answer', operation.responses[200].content['application/json'].schema)}
              </section>`,
            )}
          </main>
        </body>
      </html>`);
  });
}
