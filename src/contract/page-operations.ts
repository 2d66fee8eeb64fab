import { JSON_MEDIA, type Operation } from './operation.ts';
import { Type } from './schemas/build.ts';

/** What the service says of itself, to programs that watch it and to those who write callers. */
export const pageOperations: readonly Operation[] = [
  {
    id: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    tag: 'Health',
    summary: 'Read the figures for Prometheus',
    description: 'The figures of the service and of its process, in the text format of Prometheus.',
    scope: null,
    door: { setting: 'metrics', scope: 'admin' },
    parameters: [],
    response: { description: 'The figures.', media: 'text/plain', schema: Type.String() },
    problems: [],
  },
  {
    id: 'getOpenApi',
    method: 'GET',
    path: '/openapi.json',
    tag: 'Reference',
    summary: 'Read the OpenAPI document',
    description: 'This interface as OpenAPI 3.1, under the limits and settings in force.',
    scope: null,
    parameters: [],
    kept: true,
    response: {
      description: 'The document.',
      media: JSON_MEDIA,
      schema: Type.Object(
        { openapi: Type.String(), info: Type.Object({ title: Type.String(), version: Type.String() }) },
        { title: 'OpenApi' },
      ),
    },
    problems: [],
  },
  {
    id: 'getReference',
    method: 'GET',
    path: '/docs',
    tag: 'Reference',
    summary: 'Read the reference',
    description: 'This interface as a page for people, with examples.',
    scope: null,
    parameters: [],
    kept: true,
    response: {
      description: 'The page.',
      media: 'text/html',
      schema: Type.String(),
      headers: ['Content-Security-Policy', 'Referrer-Policy', 'Vary'],
    },
    problems: [],
  },
];
