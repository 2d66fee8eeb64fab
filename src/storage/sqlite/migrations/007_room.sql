-- Filled for a moment, as proof that the disk has room for a batch of the log; what is given back is there for the next.
CREATE TABLE room (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  filler BLOB NOT NULL
) STRICT;
